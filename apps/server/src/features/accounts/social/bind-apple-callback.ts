import { finishApple } from '@martillo/contract/social-login'
import { type BindOptions, bind } from '../../../platform/http/bind.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { finishLogin } from './finish-login.ts'
import { readFlowCookie } from './flow-cookie.ts'
import { readAppleName } from './read-apple-name.ts'
import { refuseSocial } from './refuse-social.ts'
import type { SocialCalls, Visit } from './social-calls.ts'

const FIELDS = ['code', 'state', 'user', 'error'] as const
const LARGEST_FORM_BYTES = 32_768

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
    return { success: 'false', error: error.code }
  }
}
