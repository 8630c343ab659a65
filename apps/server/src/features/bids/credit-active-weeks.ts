import { argentineWeek } from '@martillo/domain/text/argentina-calendar'
import { dbNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { recordReputation } from '../reputation/public.ts'
import { findBiddersSince, lastSettledPosition } from './active-weeks.store.ts'

/**
 * Bidding makes a week an active one. It is credited by a sweep, apart from the bid itself, so that no reputation ledger
 * is locked while an auction is. Each process remembers up to where it has looked; a new one looks at the whole week.
 */
export function makeActiveWeekSweep(db: Db): () => Promise<void> {
  let seen = 0
  return async function creditActiveWeeks() {
    const week = argentineWeek((await dbNow(db)).getTime())
    const next = await lastSettledPosition(db)
    for (const personId of await findBiddersSince(db, seen, week)) {
      await inTransaction(db, (tx) => recordReputation(tx, personId, { kind: 'active_week' }))
    }
    seen = next
  }
}
