import { createHash, randomUUID } from 'node:crypto'
import type { SessionData } from '@martillo/contract/accounts'
import { forgetAttempts, giveAttemptBack, takeAttempt } from '../../platform/guarded-attempts.ts'
import { type Failure, failure } from '../../platform/http/failure.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { getLogin, getOwnUser, lockLogin } from './accounts.store.ts'
import { sessionDataView } from './accounts.view.ts'
import type { AccountsContext } from './accounts-context.ts'
import { cleanEmail } from './clean-email.ts'
import { closeEverywhere, deleteSessionAndTell } from './end-session.ts'
import { isBanned } from './is-banned.ts'
import { verifyPassword } from './password-hash.ts'
import { hashToken, newSecretToken } from './secret-token.ts'
import { insertSession, isKnownDevice, type Platform, rememberDevice } from './sessions.store.ts'

export interface LoginInput {
  readonly email: string
  readonly password: string
  readonly network: string
  readonly platform: Platform
  readonly userAgent: string
  /** What the browser kept from an earlier login. */
  readonly device?: string | undefined
  /** The session that this browser had until now; it ends. */
  readonly before?: string | undefined
}

export interface LoggedIn {
  readonly data: SessionData
  readonly cookie: string
  /** Only for the packaged app. */
  readonly bearer: string | undefined
  readonly device: string
  readonly expiresAt: Date
}

function wrongCredentials(): Failure {
  return failure(401, 'credentials_wrong', 'El email o la contraseña no son correctos.')
}

/**
 * Opens a session for the right e-mail and password. Nothing in answer, time or limits tells whether an
 * account exists. Attempts are counted before the password is looked at; a right one gives them back. A banned
 * person's right password is answered with the ban.
 */
export async function login(context: AccountsContext, input: LoginInput): Promise<LoggedIn> {
  const { db, limits, hooks } = context
  const email = cleanEmail(input.email)
  const account = await getLogin(db, email)
  const deviceHash = input.device ? hashToken(input.device) : undefined
  const known = deviceHash !== undefined && (await isKnownDevice(db, account?.id ?? 0, deviceHash))
  const person = createHash('sha256').update(email).digest('base64url')
  const byPerson = known
    ? ([limits.loginByDevice, `${person} ${deviceHash.toString('base64url')}`] as const)
    : ([limits.loginByAccount, person] as const)
  const byNetwork = [limits.loginByNetwork, input.network] as const
  // Both or none: when one is used up, the transaction takes the other back.
  await inTransaction(db, async (tx) => {
    await takeAttempt(tx, ...byNetwork)
    await takeAttempt(tx, ...byPerson)
  })

  const right = await verifyPassword(account?.password_hash ?? null, input.password)
  if (!right || !account?.password_hash) throw wrongCredentials()

  const { id: userId, password_hash: checked } = account
  const cookie = newSecretToken()
  const bearer = input.platform === 'web' ? undefined : newSecretToken()
  const device = known && input.device ? input.device : newSecretToken()
  const loggedIn = await inTransaction(db, async (tx) => {
    // The password may have been changed since it was checked.
    if (!(await lockLogin(tx, userId, checked))) throw wrongCredentials()
    await forgetAttempts(tx, byPerson[0].kind, byPerson[1])
    await giveAttemptBack(tx, byNetwork[0].kind, byNetwork[1])
    if (await isBanned(tx, userId)) return undefined
    if (input.before) await deleteSessionAndTell(context, tx, input.before)
    const expiresAt = await insertSession(tx, {
      id: randomUUID(),
      userId,
      tokenHash: hashToken(cookie),
      bearerHash: bearer ? hashToken(bearer) : null,
      platform: input.platform,
      userAgent: input.userAgent.slice(0, 300),
    })
    await rememberDevice(tx, userId, hashToken(device))
    const data = sessionDataView(await getOwnUser(tx, userId), expiresAt)
    return { data, cookie, bearer, device, expiresAt }
  })
  if (!loggedIn) {
    await hooks.refuseBanned(userId)
    // The ban ended in this very moment.
    throw failure(503, 'busy', 'Probá de nuevo.')
  }
  if (input.before) closeEverywhere(context, input.before)
  return loggedIn
}
