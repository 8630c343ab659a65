import * as contract from '@martillo/contract/accounts'
import type { FastifyRequest } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { defineSentences } from '../../platform/http/sentences.ts'
import { clearSessionCookie, readCredentials, setSessionCookie } from '../../platform/http/session-cookie.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AccountLimits, accountLimits } from './account-limits.ts'
import type { AccountsContext } from './accounts-context.ts'
import { bindPeople } from './bind-people.ts'
import { bindDeletion } from './deletion/bind-deletion.ts'
import { readDeviceCookie, setDeviceCookie } from './device-cookie.ts'
import { makeFindSession } from './find-session.ts'
import { getSessionData } from './get-session-data.ts'
import { getUser, getUserByName } from './get-user.ts'
import { codeMail } from './issue-code.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { refreshCodes } from './refresh-codes.ts'
import { register } from './register.ts'
import { makeSendCodeMail } from './send-code-mail.ts'
import { makeSessionCache } from './session-cache.ts'
import { type Platform as Device, deleteExpiredSessions } from './sessions.store.ts'
import { bindSocial } from './social/bind-social.ts'
import { verifyEmail } from './verify-email.ts'

defineSentences({
  // The client knows this text and says it in its own words.
  code_wrong: 'Invalid verification code',
  code_expired: 'Ese código ya venció. Pedí otro.',
  code_spent: 'Ya probaste cinco veces con ese código. Pedí otro.',
})

const SWEEP_EVERY_MS = 3_600_000

/** Only the packaged app says that it is one; everybody else is a browser. */
function deviceOf(request: FastifyRequest): Device {
  const said = request.headers['x-client-platform']
  return said === 'ios' || said === 'android' ? said : 'web'
}

/** Puts the calls about people and sessions on the server, and answers the platform who is calling. */
export function registerAccounts(platform: Platform, limits: AccountLimits = accountLimits): void {
  const { app, db, jobs, sweeps, hooks, publicUrl } = platform
  const sessions = makeSessionCache()
  const context: AccountsContext = { ...platform, limits, sessions }
  hooks.findSession = makeFindSession(db, sessions)
  jobs.handle(codeMail, makeSendCodeMail(context))
  sweeps.add({ name: 'accounts.expired-sessions', everyMs: SWEEP_EVERY_MS }, () => deleteExpiredSessions(db))

  bind(app, contract.register, ({ body, files, request }) =>
    register(context, {
      texts: body,
      photo: files.profileImage[0]?.path,
      network: networkOf(request.ip),
    }),
  )

  bind(app, contract.login, async ({ body, session, request, reply }) => {
    const entered = await login(context, {
      ...body,
      network: networkOf(request.ip),
      platform: deviceOf(request),
      userAgent: request.headers['user-agent'] ?? '',
      device: readDeviceCookie(request, publicUrl),
      before: session?.id,
    })
    setSessionCookie(reply, publicUrl, entered.cookie, entered.expiresAt)
    setDeviceCookie(reply, publicUrl, entered.device)
    if (entered.bearer) reply.header('Authorization', `Bearer ${entered.bearer}`)
    return entered.data
  })

  bind(app, contract.logout, async ({ session, reply }) => {
    if (session) await logout(context, session.id)
    clearSessionCookie(reply, publicUrl)
    return { ok: true as const }
  })

  bind(app, contract.getSessionData, async ({ session, request, reply }) => {
    const { data, expiresAt } = await getSessionData(context, session)
    const { cookie, bearer } = readCredentials(request, publicUrl)
    if (cookie && !bearer) setSessionCookie(reply, publicUrl, cookie, expiresAt)
    reply.header('Cache-Control', 'no-store')
    return data
  })

  bind(app, contract.verifyEmail, async ({ body, session }) => {
    await verifyEmail(context, session.userId, body.verification_code)
    return { ok: true as const }
  })

  bind(app, contract.refreshCodes, async ({ session }) => {
    const nextAt = await refreshCodes(context, session.userId)
    return { ok: true as const, next_at: nextAt.toISOString() }
  })

  bindPeople(platform, context)
  bindDeletion(platform, context)
  bindSocial(platform, context)
  bind(app, contract.getUserByName, ({ params }) => getUserByName(context, params.name))
  bind(app, contract.getUser, ({ params }) => getUser(context, params.id))
}
