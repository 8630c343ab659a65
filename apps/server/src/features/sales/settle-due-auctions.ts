import { isBusy } from '../../platform/database-errors.ts'
import type { SalesContext } from './sales-context.ts'
import { settleAuction } from './settle-auction.ts'
import { findDueAuctions } from './settlement.store.ts'

const BATCH = 100
const AT_ONCE = 3
/** Until an auction that could not be settled is looked at again: 2 s, then twice as long each time, up to this. */
const LONGEST_PAUSE_MS = 60_000

/**
 * The sweep: settles everything that has ended, in batches, whatever crashed before. What somebody holds is left to
 * the next round, unless it is overdue by more than a second: then it waits in the lock's queue, so that late bids
 * cannot keep it open. An auction that fails is logged and let rest for a while; the others go on.
 */
export function makeSettlementSweep(context: SalesContext): () => Promise<void> {
  const failures = new Map<number, { count: number; againAt: number }>()

  async function settleOne({ id, overdue }: { id: number; overdue: boolean }): Promise<void> {
    try {
      await settleAuction(context, id, { wait: overdue })
      failures.delete(id)
    } catch (error) {
      const count = (failures.get(id)?.count ?? 0) + 1
      const pauseMs = isBusy(error) ? 0 : Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** count)
      failures.set(id, { count, againAt: performance.now() + pauseMs })
      context.log.error({ err: error, auction: id, attempt: count }, 'an auction could not be settled')
    }
  }

  return async () => {
    const tried = new Set<number>()
    for (const [id, { againAt }] of failures) if (againAt > performance.now()) tried.add(id)
    for (;;) {
      const batch = await findDueAuctions(context.db, { besides: [...tried], limit: BATCH })
      const waiting = [...batch]
      const takeTurns = async () => {
        for (let one = waiting.shift(); one; one = waiting.shift()) {
          tried.add(one.id)
          await settleOne(one)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
      if (batch.length < BATCH) return
    }
  }
}
