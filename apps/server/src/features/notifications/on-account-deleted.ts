import { eraseByPlan } from '../../platform/deletion-plan.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { AccountDeleted } from '../accounts/public.ts'
import { notificationsDeletionPlan } from './deletion-plan.ts'
import type { NotificationsContext } from './notifications-context.ts'

/** The bell is emptied and no mail leaves any more. */
export async function onAccountDeleted(
  { db }: Pick<NotificationsContext, 'db'>,
  { userId }: AccountDeleted,
): Promise<void> {
  await inTransaction(db, (tx) => eraseByPlan(tx, notificationsDeletionPlan, userId))
}
