import { randomUUID } from 'node:crypto'
import { failure } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { closeEverywhere, deleteSessionAndTell } from '../end-session.ts'
import { isBanned } from '../is-banned.ts'
import { hashToken, newSecretToken } from '../secret-token.ts'
import { insertSession, isKnownDevice, type Platform, rememberDevice } from '../sessions.store.ts'
import { findOrLink } from './find-or-link.ts'
import { refuseSocial } from './refuse-social.ts'
import { holdPerson, spendToken } from './social.store.ts'
import type { VouchedPerson } from './social-provider.ts'

export interface Browser {
  readonly network: string
  readonly platform: Platform
  readonly userAgent: string
  readonly device: string | undefined
  /** The session that this browser had until now; it ends. */
  readonly before: string | undefined
}

export interface Entered {
  readonly isNew: boolean
  /** Empty: the profile is still to be completed. */
  readonly city: string
  readonly cookie: string
  /** Only for the packaged app. */
  readonly bearer: string | undefined
  readonly device: string
  readonly expiresAt: Date
}

const LONGEST_AGENT = 300

/** Opens a session for whom a provider vouches: all of it happens, or nothing. A banned person is answered with the ban. */
export async function enterByProvider(
  context: AccountsContext,
  person: VouchedPerson,
  browser: Browser,
): Promise<Entered> {
  const { db, hooks } = context
  const cookie = newSecretToken()
  const bearer = browser.platform === 'web' ? undefined : newSecretToken()
  const done = await inTransaction(db, async (tx) => {
    if (!(await spendToken(tx, hashToken(person.token), person.tokenEndsAt))) {
      throw refuseSocial('token_reused')
    }
    const { userId, isNew, ended } = await findOrLink(context, tx, person, browser.network)
    const held = await holdPerson(tx, userId)
    if (!held) throw refuseSocial('token_invalid')
    if (await isBanned(tx, userId)) return { userId, entered: undefined, ended }
    if (browser.before) await deleteSessionAndTell(context, tx, browser.before)
    const expiresAt = await insertSession(tx, {
      id: randomUUID(),
      userId,
      tokenHash: hashToken(cookie),
      bearerHash: bearer ? hashToken(bearer) : null,
      platform: browser.platform,
      userAgent: browser.userAgent.slice(0, LONGEST_AGENT),
    })
    const { device: kept } = browser
    const known = kept !== undefined && (await isKnownDevice(tx, userId, hashToken(kept)))
    const device = known ? kept : newSecretToken()
    await rememberDevice(tx, userId, hashToken(device))
    return { userId, ended, entered: { isNew, city: held.city, cookie, bearer, device, expiresAt } }
  })
  for (const { id } of done.ended) closeEverywhere(context, id)
  if (done.entered) {
    if (browser.before) closeEverywhere(context, browser.before)
    return done.entered
  }
  await hooks.refuseBanned(done.userId)
  // The ban ended in this very moment.
  throw failure(503, 'busy', 'Probá de nuevo.')
}
