import { randomInt } from 'node:crypto'
import { RegisterForm } from '@martillo/contract/accounts'
import { judgeUsername } from '@martillo/domain/text/username'
import { dbNow } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database.ts'
import { takeAttempt } from '../../../platform/guarded-attempts.ts'
import { findTaken, markVerified } from '../accounts.store.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { emailVerified, userRegistered } from '../events.ts'
import { insertVouchedPerson } from './social.store.ts'

const TRIES = 20

/** What a provider says of a name, if it is one that a person could have typed here. */
function nameOr(field: 'firstName' | 'lastName', said: string): string {
  const judged = RegisterForm.shape[field].safeParse(said)
  return judged.success ? judged.data : ''
}

/** A name of their first name and some digits; never of the e-mail, which others must not guess from it. */
function proposeUsername(firstName: string): string {
  const plain =
    firstName
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .slice(0, 14) || 'persona'
  return `${plain}_${randomInt(10_000, 1_000_000)}`
}

export interface NewcomerInput {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly network: string
}

/**
 * Makes the account of somebody who came by a provider: verified e-mail, no password, and the rest of the profile still
 * to be told. Nothing when the e-mail became somebody's in this very moment.
 */
export async function makeAccount(
  { limits, events }: AccountsContext,
  tx: Tx,
  input: NewcomerInput,
): Promise<number | undefined> {
  await takeAttempt(tx, limits.registrationByNetwork, input.network)
  const firstName = nameOr('firstName', input.firstName)
  const lastName = nameOr('lastName', input.lastName)
  for (let tried = 0; tried < TRIES; tried++) {
    const username = proposeUsername(firstName)
    if (!judgeUsername(username).ok) continue
    const id = await insertVouchedPerson(tx, { username, email: input.email, firstName, lastName })
    if (id === undefined) {
      if ((await findTaken(tx, input.email, username)).email) return undefined
      continue
    }
    await markVerified(tx, id, await dbNow(tx))
    await events.emit(tx, userRegistered, { userId: id, profileComplete: false, hasPhoto: false })
    await events.emit(tx, emailVerified, { userId: id })
    return id
  }
  throw new Error('no free username was found')
}
