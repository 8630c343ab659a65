import { eraseByPlan } from '../../../platform/deletion-plan.ts'
import { failure, refused } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { closeEverywhere } from '../end-session.ts'
import { accountDeleted } from '../events.ts'
import { checkLeaver } from './check-leaver.ts'
import {
  addErasure,
  findAuctionsBidOn,
  findHold,
  findSessionIds,
  lockAuctions,
  lockLeaver,
  markDeleted,
} from './deletion.store.ts'
import { accountPlan } from './deletion-plan.ts'

const TRIES = 5

const gone = () => failure(401, 'no_session', 'Iniciá sesión para continuar.')

/**
 * Deletes the account of who proves to be its owner: the row keeps its number under a pseudonym, everything else of the
 * account goes in this transaction, what other slices and the files hold follows within a minute. Refused with 422 while
 * the person sells something that has not ended, leads an auction, has a sale under way or owes a commission.
 */
export async function deleteAccount(context: AccountsContext, userId: number, typed: string): Promise<void> {
  const checked = await checkLeaver(context, userId, typed)
  for (let attempt = 1; ; attempt++) {
    const ended = await inTransaction(context.db, (tx) => erase(context, tx, { userId, checked }))
    if (ended) {
      for (const id of ended) closeEverywhere(context, id)
      return
    }
    if (attempt === TRIES)
      throw failure(503, 'busy', 'Hay mucho movimiento en tu cuenta. Probá de nuevo en un momento.')
  }
}

interface Leaving {
  readonly userId: number
  /** The password's hash that was checked; nothing for who has none. */
  readonly checked: string | null
}

type Tx = Parameters<Parameters<typeof inTransaction>[1]>[0]

/** Answers the sessions that ended, or nothing when the person bid elsewhere meanwhile and it is to be tried again. */
async function erase(
  { events }: AccountsContext,
  tx: Tx,
  { userId, checked }: Leaving,
): Promise<string[] | undefined> {
  // Auctions before people, as bids do. On these somebody else's correction could make the person lead.
  const auctions = await findAuctionsBidOn(tx, userId)
  await lockAuctions(tx, auctions)
  const person = await lockLeaver(tx, userId)
  if (!person) throw gone()
  if (person.password_hash !== checked) throw refused('password_wrong')
  // From here on the person bids and publishes no more.
  const now = await findAuctionsBidOn(tx, userId)
  if (now.some((id) => !auctions.includes(id))) return undefined
  const hold = await findHold(tx, userId)
  if (hold) throw refused(hold)

  const sessions = await findSessionIds(tx, userId)
  await addErasure(tx, userId, person.email)
  await eraseByPlan(tx, accountPlan, userId)
  await markDeleted(tx, userId)
  await events.emit(tx, accountDeleted, { userId })
  return sessions
}
