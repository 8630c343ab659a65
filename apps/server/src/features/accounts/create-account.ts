import { dbNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { insertUser, markVerified, type NewUser, setRole } from './accounts.store.ts'

export interface NewAccount extends Omit<NewUser, 'location' | 'profileImage'> {
  readonly role: 'user' | 'admin'
  readonly location?: string
  readonly profileImage?: string
}

/**
 * Makes an account whose e-mail counts as verified, without the rules of a registration: for administrators
 * and demonstration content. Answers nothing when e-mail or name are somebody's already.
 */
export async function createAccount(tx: Tx, account: NewAccount): Promise<number | undefined> {
  const { role, ...person } = account
  const id = await insertUser(tx, { location: '', profileImage: '', ...person })
  if (id === undefined) return undefined
  await markVerified(tx, id, await dbNow(tx))
  await setRole(tx, id, role)
  return id
}
