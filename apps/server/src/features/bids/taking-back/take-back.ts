import type { LedgerKind } from '@martillo/domain/bidding/ledger-row'
import type { RebuiltHistory } from '@martillo/domain/bidding/rebuild-history'
import type { Standing } from '@martillo/domain/bidding/standing'
import type { SqlExecutor } from '../../../platform/pipeline.ts'
import { type ChainedRow, chainRows, type UnchainedRow } from '../judging/chain-rows.ts'
import type { GroupState } from '../judging/group-state.ts'
import { addRows, saveStanding } from '../judging/standing.store.ts'

export interface TakingBack {
  readonly kind: Exclude<LedgerKind, 'bid'>
  /** Whose bids are taken back. */
  readonly personId: number
  /** Public. */
  readonly reason: string
  readonly aliases: ReadonlyMap<number, string>
}

type Rebuilt = RebuiltHistory & { readonly standing: Standing; readonly leadsAgainId: number | null }

export interface TakenBack {
  readonly before: GroupState
  readonly after: GroupState
  readonly rows: readonly ChainedRow[]
  readonly leadsAgainId: number | null
}

/**
 * What the standing and the ledger become when bids are taken back: first a row that names the rows it cancels, with
 * the price that falls, then the rows of the rebuilt standing. When strangers can see no difference nothing is added.
 * Who leads now and did not before may step back from now on. Pure.
 */
export function takeBack(before: GroupState, rebuilt: Rebuilt, taking: TakingBack): TakenBack {
  const { standing, leadsAgainId } = rebuilt
  const rows = rebuilt.publicChange
    ? chainRows(before.auction.id, before.ledger, unchained(before, rebuilt, taking))
    : []
  const last = rows.at(-1)
  const sameLeader = standing.leaderId === before.standing.leaderId && standing.leaderId !== taking.personId
  const kept = sameLeader ? before.ledAgainAt : null
  const after: GroupState = {
    ...before,
    standing,
    seq: before.seq + (rebuilt.publicChange ? 1 : 0),
    ledger: { ...before.ledger, ...(last ? { rows: last.row, lastHash: last.hash } : {}) },
    leaderAlias: standing.leaderId === null ? null : (taking.aliases.get(standing.leaderId) ?? ''),
    ledAgainAt: leadsAgainId === null ? kept : before.now,
  }
  return { before, after, rows, leadsAgainId }
}

function unchained({ standing, now }: GroupState, rebuilt: Rebuilt, taking: TakingBack): UnchainedRow[] {
  const { aliases, kind, personId, reason } = taking
  return [
    {
      personId,
      amountCents: standing.priceCents ?? 0,
      at: now,
      alias: aliases.get(personId) ?? '',
      automatic: false,
      kind,
      cancels: rebuilt.cancelledRows,
      reason,
    },
    ...rebuilt.rows.map((row) => ({
      personId: row.bidderId,
      amountCents: row.amountCents,
      at: row.at,
      alias: aliases.get(row.bidderId) ?? '',
      automatic: row.automatic,
      kind: 'bid' as const,
      cancels: null,
      reason: null,
    })),
  ]
}

/** Writes what was taken back; marking the bids themselves is the caller's. */
export async function writeTakenBack(tx: SqlExecutor, { after, rows }: TakenBack): Promise<void> {
  const { id } = after.auction
  await Promise.all([saveStanding(tx, id, after), ...(rows.length > 0 ? [addRows(tx, id, rows)] : [])])
}
