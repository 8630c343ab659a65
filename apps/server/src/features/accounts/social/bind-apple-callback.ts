import { finishApple } from '@martillo/contract/social-login'
import { dbNow } from '../../../platform/clock.ts'
import { type BindOptions, bind } from '../../../platform/http/bind.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { setSessionCookie } from '../../../platform/http/session-cookie.ts'
import { finishLogin } from './finish-login.ts'
import { readFlowCookie } from './flow-cookie.ts'
import { readAppleName } from './read-apple-name.ts'
import { refuseSocial } from './refuse-social.ts'
import type { SocialCalls, Visit } from './social-calls.ts'

const FIELDS = ['code', 'state', 'user', 'error'] as const
const LARGEST_FORM_BYTES = 32_768
const BAN_KEY_LIVES_MS = 30 * 60_000

interface Form {
  readonly code?: string | undefined
  readonly state?: string | undefined
  readonly user?: string | undefined
  readonly error?: string | undefined
}

/**
 * Apple has the browser post a form to us, from Apple's site. Whatever comes of it, the browser is led to the screen that
 * tells; a failure is told by its code, so that nobody can write sentences onto our page with a link.
 */
export function bindAppleCallback(calls: SocialCalls, options: BindOptions): void {
  void calls.app.register(async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM_BYTES },
      (_request, body, done) => {
        const form = new URLSearchParams(String(body))
        const kept = FIELDS.flatMap((name) => (form.has(name) ? [[name, form.get(name)]] : []))
        done(null, Object.fromEntries(kept))
      },
    )
    bind(
      app,
      finishApple,
      async (visit) => {
        const query = await answerOf(calls, visit, visit.body)
        return visit.reply.redirect(`/apple-callback?${new URLSearchParams(query)}`, 303)
      },
      { ...options, foreignOrigin: true },
    )
  })
}

async function answerOf(calls: SocialCalls, visit: Visit, form: Form): Promise<Record<string, string>> {
  try {
    if (form.error) throw refuseSocial('social_login_cancelled')
    const { code, state } = form
    if (!code || !state) throw refuseSocial('state_unknown')
    const browser = readFlowCookie(visit.request, 'apple', calls.context.publicUrl)
    const person = await finishLogin(calls.context.db, calls.provider('apple'), { code, state, browser })
    const { isNew, city } = await calls.enter(visit, { ...person, ...readAppleName(form.user) })
    return { success: 'true', is_new_user: String(isNew), city }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.code === 'banned') await keepBanKey(calls, visit, error.facts.token)
    return { success: 'false', error: error.code }
  }
}

/**
 * An address is no place for a ban's reason or its key. In the cookie's place the key tells the screen both, as the
 * secret of a session does that the ban ended. A session that this browser has stays.
 */
async function keepBanKey({ context }: SocialCalls, { reply, session }: Visit, key: unknown): Promise<void> {
  if (typeof key !== 'string' || session) return
  const until = new Date((await dbNow(context.db)).getTime() + BAN_KEY_LIVES_MS)
  setSessionCookie(reply, context.publicUrl, key, until)
}
