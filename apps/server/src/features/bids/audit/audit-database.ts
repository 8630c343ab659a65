import type pg from 'pg'
import { withPipe } from '../../../platform/pipeline.ts'
import { readClock } from '../judging/group.store.ts'
import { auditAuction, type Fault } from './audit-auction.ts'
import { auditLimits } from './audit-limits.ts'
import { readAuditedAuction } from './audited-auction.ts'

export interface Finding extends Fault {
  readonly auction: number
}

const AUCTIONS = `
  select id from auctions a where status = 'finished' or end_at <> original_end_at
    or exists (select from standings s where s.auction_id = a.id)
    or exists (select from accepted_bids b where b.auction_id = a.id)
    or exists (select from sales w where w.auction_id = a.id)
  order by id`

/**
 * Checks all that must hold of the bids in a database, auction by auction, as of one instant; people may go on bidding.
 * Answers what does not hold; nothing is changed.
 */
export function auditDatabase(
  pool: pg.Pool,
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<Finding[]> {
  return withPipe(pool, async (pipe) => {
    await pipe.begin()
    await pipe.executeSql('set transaction isolation level repeatable read read only', [])
    const now = await readClock(pipe)
    const { rows } = await pipe.executeSql(AUCTIONS, [])
    const ids = (rows as { id: number }[]).map((row) => row.id)
    const findings: Finding[] = []
    for (const [index, auction] of ids.entries()) {
      const faults = auditAuction(await readAuditedAuction(pipe, auction), now)
      findings.push(...faults.map((fault) => ({ auction, ...fault })))
      onProgress(index + 1, ids.length)
    }
    return [...findings, ...(await auditLimits(pipe))]
  })
}
