import type { Tx } from '../../../platform/database.ts'
import { eraseByPlan } from '../../../platform/deletion-plan.ts'
import { failure } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { closeEverywhere } from '../end-session.ts'
import { accountDeleted } from '../events.ts'
import {
  addErasure,
  findAuctionsBidOn,
  findHold,
  findSessionIds,
  type Hold,
  lockAuctions,
  lockLeaver,
  markDeleted,
} from './deletion.store.ts'
import { accountPlan } from './deletion-plan.ts'

const TRIES = 5

type LockedLeaver = NonNullable<Awaited<ReturnType<typeof lockLeaver>>>

export interface Leaving {
  readonly userId: number
  /** There is nobody, or no longer. */
  onGone(): Error
  /** With the row held: throws when the person is not to be deleted by whoever asks. */
  judge(tx: Tx, person: LockedLeaver): Promise<void> | void
  onHold(hold: Hold): Error
}

/**
 * Deletes an account: the row keeps its number under a pseudonym, everything else of the account goes in this
 * transaction, what other slices and the files hold follows within a minute. Held back while the person sells something
 * that has not ended, leads an auction, has a sale under way or owes a commission.
 */
export async function leaveForGood(context: AccountsContext, leaving: Leaving): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const ended = await inTransaction(context.db, (tx) => erase(context, tx, leaving))
    if (ended) {
      for (const id of ended) closeEverywhere(context, id)
      return
    }
    if (attempt === TRIES)
      throw failure(503, 'busy', 'Hay mucho movimiento en esa cuenta. Probá de nuevo en un momento.')
  }
}

/** Answers the sessions that ended, or nothing when the person bid elsewhere meanwhile and it is to be tried again. */
async function erase(
  { events }: AccountsContext,
  tx: Tx,
  { userId, onGone, judge, onHold }: Leaving,
): Promise<string[] | undefined> {
  // Auctions before people, as bids do. On these somebody else's correction could make the person lead.
  const auctions = await findAuctionsBidOn(tx, userId)
  await lockAuctions(tx, auctions)
  const person = await lockLeaver(tx, userId)
  if (!person) throw onGone()
  // From here on the person bids and publishes no more.
  const now = await findAuctionsBidOn(tx, userId)
  if (now.some((id) => !auctions.includes(id))) return undefined
  await judge(tx, person)
  const hold = await findHold(tx, userId)
  if (hold) throw onHold(hold)

  const sessions = await findSessionIds(tx, userId)
  await addErasure(tx, userId, person.email)
  await eraseByPlan(tx, accountPlan, userId)
  await markDeleted(tx, userId)
  await events.emit(tx, accountDeleted, { userId })
  return sessions
}
