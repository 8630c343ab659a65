import { failure, refused } from '../../../platform/http/failure.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { checkLeaver } from './check-leaver.ts'
import { leaveForGood } from './leave-for-good.ts'

/** Deletes the account of who proves to be its owner. Refused with 422 while something keeps the person here. */
export async function deleteAccount(context: AccountsContext, userId: number, typed: string): Promise<void> {
  const checked = await checkLeaver(context, userId, typed)
  await leaveForGood(context, {
    userId,
    onGone: () => failure(401, 'no_session', 'Iniciá sesión para continuar.'),
    judge(_tx, person) {
      // Another device may have changed it since it was checked.
      if (person.password_hash !== checked) throw refused('password_wrong')
    },
    onHold: (hold) => refused(hold),
  })
}
