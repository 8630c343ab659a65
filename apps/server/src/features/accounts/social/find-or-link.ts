import { dbNow } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database.ts'
import { markVerified } from '../accounts.store.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { cleanEmail } from '../clean-email.ts'
import { type EndedSession, endSessionsOf } from '../end-sessions-of.ts'
import { emailVerified } from '../events.ts'
import { makeAccount } from './make-account.ts'
import { refuseSocial } from './refuse-social.ts'
import { dropPassword, findPersonByIdentity, insertIdentity, lockPersonByEmail } from './social.store.ts'
import type { VouchedPerson } from './social-provider.ts'

export interface Whose {
  readonly userId: number
  readonly isNew: boolean
  /** Of somebody who never proved to own the e-mail; closed everywhere after the commit. */
  readonly ended: readonly EndedSession[]
}

/**
 * Whose account it is that the provider vouches for. A known identity decides alone. Otherwise the e-mail joins an
 * account only if the provider runs that mailbox; whoever had registered it without verifying loses password and
 * sessions first. An e-mail that nobody has makes a new account.
 */
export async function findOrLink(
  context: AccountsContext,
  tx: Tx,
  person: VouchedPerson,
  network: string,
): Promise<Whose> {
  const known = await findPersonByIdentity(tx, person.issuer, person.subject)
  if (known !== undefined) return { userId: known, isNew: false, ended: [] }
  if (!person.email) throw refuseSocial('email_missing')
  if (!person.emailVerified) throw refuseSocial('email_unverified')
  const email = cleanEmail(person.email)
  const account = await lockPersonByEmail(tx, email)
  if (account && !person.authoritative) throw refuseSocial('account_exists')
  const ended = account && !account.email_verified_at ? await takeOver(context, tx, account.id) : []
  const made = account ? undefined : await makeAccount(context, tx, { ...person, email, network })
  const userId = account?.id ?? made
  if (userId === undefined) throw refuseSocial('account_exists')
  await insertIdentity(tx, person.issuer, person.subject, userId)
  return { userId, isNew: made !== undefined, ended }
}

/** Takes an account from whoever registered an e-mail that was not theirs, for the one who proved that it is. */
async function takeOver(context: AccountsContext, tx: Tx, userId: number): Promise<EndedSession[]> {
  await dropPassword(tx, userId)
  const ended = await endSessionsOf(context, tx, userId)
  await markVerified(tx, userId, await dbNow(tx))
  await context.events.emit(tx, emailVerified, { userId })
  return ended
}
