import { notFound } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { changeProfile, lockProfile } from './profile.store.ts'

/** Says whether a person sells as a private person or as a shop; buyers see it before they bid. */
export async function setKind(
  { db }: Pick<AccountsContext, 'db'>,
  userId: number,
  kind: 'particular' | 'comercio',
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockProfile(tx, userId))) throw notFound('No encontramos a esa persona.')
    await changeProfile(tx, userId, { kind })
  })
}
