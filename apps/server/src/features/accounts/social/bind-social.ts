import * as contract from '@martillo/contract/social-login'
import { dbNow } from '../../../platform/clock.ts'
import { type BindOptions, bind } from '../../../platform/http/bind.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { setSessionCookie } from '../../../platform/http/session-cookie.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { readDeviceCookie, setDeviceCookie } from '../device-cookie.ts'
import { beginLogin } from './begin-login.ts'
import { bindAppleCallback } from './bind-apple-callback.ts'
import { enterByProvider } from './enter-by-provider.ts'
import { finishLogin } from './finish-login.ts'
import { keepFlowCookie, readFlowCookie } from './flow-cookie.ts'
import { makeProviders } from './make-providers.ts'
import { refuseSocial } from './refuse-social.ts'
import { deleteOldLogins } from './social.store.ts'
import type { SocialCalls, Visit } from './social-calls.ts'
import type { ProviderName } from './social-provider.ts'

const SWEEP_EVERY_MS = 600_000

/** Each asks a provider something: people log in now and then, not by the hundred. */
const FEW: BindOptions = { rate: { max: 60, perMs: 60_000, by: 'network' } }

/** Puts the logins by Google and Apple on the server. Without credentials for one, its calls say so. */
export function bindSocial(
  { app, sweeps }: Pick<Platform, 'app' | 'sweeps'>,
  context: AccountsContext,
): void {
  const { db, config, publicUrl } = context
  const providers = makeProviders(config, publicUrl)
  sweeps.add({ name: 'accounts.old-social-logins', everyMs: SWEEP_EVERY_MS }, () => deleteOldLogins(db))

  const calls: SocialCalls = {
    app,
    context,
    provider(name) {
      const found = providers[name]
      if (!found) throw refuseSocial('provider_off')
      return found
    },
    async enter({ request, reply, session }, person) {
      const said = request.headers['x-client-platform']
      const entered = await enterByProvider(context, person, {
        network: networkOf(request.ip),
        platform: said === 'ios' || said === 'android' ? said : 'web',
        userAgent: request.headers['user-agent'] ?? '',
        device: readDeviceCookie(request, publicUrl),
        before: session?.id,
      })
      setSessionCookie(reply, publicUrl, entered.cookie, entered.expiresAt)
      setDeviceCookie(reply, publicUrl, entered.device)
      if (entered.bearer) reply.header('Authorization', `Bearer ${entered.bearer}`)
      reply.header('Cache-Control', 'no-store')
      return entered
    },
  }
  bindBeginnings(calls)
  bindGoogle(calls)
  bindAppleNative(calls)
  bindAppleCallback(calls, FEW)
}

function bindBeginnings({ app, context, provider }: SocialCalls): void {
  const begin = (name: ProviderName) => async (visit: Visit) => {
    const asked = provider(name)
    visit.reply.header('Cache-Control', 'no-store')
    const browser = keepFlowCookie(visit, name, context.publicUrl)
    return { auth_url: await beginLogin(context.db, asked, browser) }
  }
  bind(app, contract.beginGoogle, begin('google'), FEW)
  bind(app, contract.beginApple, begin('apple'), FEW)
}

function bindGoogle({ app, context, provider, enter }: SocialCalls): void {
  const { db, publicUrl } = context
  bind(
    app,
    contract.finishGoogle,
    async (visit) => {
      const browser = readFlowCookie(visit.request, 'google', publicUrl)
      const person = await finishLogin(db, provider('google'), { ...visit.query, browser })
      const { isNew, city } = await enter(visit, person)
      return { is_new_user: isNew, city }
    },
    FEW,
  )
  bind(
    app,
    contract.enterByGoogle,
    async (visit) => {
      const person = await provider('google').redeemNative(visit.body, await dbNow(db))
      const { isNew, city } = await enter(visit, person)
      return { is_new_user: isNew, city }
    },
    FEW,
  )
}

function bindAppleNative({ app, context, provider, enter }: SocialCalls): void {
  bind(
    app,
    contract.enterByApple,
    async (visit) => {
      const { authorizationCode: code, identityToken, nonce, email, user } = visit.body
      const person = await provider('apple').redeemNative(
        { code, identityToken, nonce },
        await dbNow(context.db),
      )
      // The body is the app's word; only the token is Apple's.
      if (email && email.toLowerCase() !== person.email?.toLowerCase()) throw refuseSocial('email_mismatch')
      const { isNew, city } = await enter(visit, { ...person, ...user?.name })
      return { success: true as const, is_new_user: isNew, city, error: null }
    },
    FEW,
  )
}
