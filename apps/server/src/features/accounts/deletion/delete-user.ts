import { notFound, refused } from '../../../platform/http/failure.ts'
import { writeAudit } from '../../../platform/write-audit.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { leaveForGood } from './leave-for-good.ts'

/** What the sentences for the owner say to them, said about somebody else. */
const ABOUT_ANOTHER: Readonly<Record<string, string>> = {
  open_sale: 'Tiene una venta o una compra sin terminar.',
  commission_unpaid: 'Tiene comisiones sin pagar.',
}

/**
 * An administrator deletes somebody's account, as its owner could: the same things hold it back, and the audit log says
 * who did it. 404 for nobody, 422 for an administrator.
 */
export async function deleteUser(
  context: AccountsContext,
  { userId, administratorId }: { userId: number; administratorId: number },
): Promise<void> {
  await leaveForGood(context, {
    userId,
    onGone: () => notFound('No encontramos a esa persona.'),
    async judge(tx, person) {
      if (person.role === 'admin') throw refused('delete_admin')
      await writeAudit(tx, {
        actorId: administratorId,
        action: 'accounts.delete-user',
        subject: `user ${userId}`,
      })
    },
    onHold: (hold) => refused(hold, {}, ABOUT_ANOTHER[hold]),
  })
}
