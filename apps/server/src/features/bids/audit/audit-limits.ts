import { type BidUse, judgeBandLimit } from '@martillo/domain/bidding/band-limits'
import type { SqlExecutor } from '../../../platform/pipeline.ts'
import type { Fault } from './audit-auction.ts'

const RULE = 'los límites de cada nivel de reputación se respetaron'

interface Use {
  readonly person_id: number
  readonly auction_id: number
  readonly at: Date
  /** The score when it was bid, by the ledger; the one of now for a person without a ledger. */
  readonly score: number
}

/** Judges each counted bid of each person again, by the score of its moment and the bids before it. */
export async function auditLimits(tx: SqlExecutor): Promise<(Fault & { readonly auction: number })[]> {
  const { rows } = await tx.executeSql(
    `select b.person_id, b.auction_id, b.placed_at as at, coalesce(
       (select e.score_after from reputation_events e where e.user_id = b.person_id and e.at <= b.placed_at
        order by e.id desc limit 1),
       (select s.score from reputation_scores s where s.user_id = b.person_id
          and not exists (select from reputation_events e where e.user_id = b.person_id)), 0)::int as score
     from accepted_bids b where b.outcome <> 'raised' and b.withdrawn_at is null
     order by b.person_id, b.placed_at, b.position`,
    [],
  )
  const faults: (Fault & { auction: number })[] = []
  let person = 0
  let uses: BidUse[] = []
  for (const use of rows as Use[]) {
    if (use.person_id !== person) uses = []
    person = use.person_id
    const at = use.at.getTime()
    const judged = judgeBandLimit(use.score, use.auction_id, uses, at)
    if (!judged.ok) {
      const fault = `${person}, con ${use.score} puntos, pujó de más a las ${use.at.toISOString()}`
      faults.push({ auction: use.auction_id, rule: RULE, fault })
    }
    uses = [...uses.filter((one) => at - one.at < 24 * 3_600_000), { auctionId: use.auction_id, at }]
  }
  return faults
}
