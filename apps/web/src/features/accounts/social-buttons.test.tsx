import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { rememberedPath, rememberPath } from '../../lib/paths.ts'
import { SESSION_KEY } from '../../lib/session-store.ts'
import type { NativeSignIn } from '../../native/sign-in.ts'
import { spyOnLocation } from '../../test/spy-on-location.ts'
import { answerCalls, sessionData, show } from './accounts.testing.tsx'
import { SocialButtons } from './social-buttons.tsx'

const time = { body: { now: '2026-03-01T12:00:00.000Z' } }
const withBoth = { body: { features: { google: true, apple: true } } }

afterEach(() => {
  globalThis.APP_SIGN_IN = undefined
})

function onPhone(wish: Partial<NativeSignIn>) {
  globalThis.APP_SIGN_IN = {
    platform: 'ios',
    google: async () => ({ code: 'codigo' }),
    apple: async () => ({ identityToken: 'token', authorizationCode: 'codigo' }),
    ...wish,
  }
}

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }))
}

test('there are no buttons where the site has no credentials', async () => {
  const sent = answerCalls({
    'GET /time': time,
    'GET /config': { body: { features: { google: false, apple: false } } },
  })
  show(<SocialButtons />)
  await waitFor(() => expect(sent.some(({ route }) => route === 'GET /config')).toBe(true))
  expect(screen.queryByRole('button')).toBeNull()
})

test('says why a login cannot begin', async () => {
  const error = 'No pudimos comunicarnos con el servicio que confirma tu cuenta.'
  answerCalls({
    'GET /time': time,
    'GET /config': withBoth,
    'GET /auth/google/login': { status: 503, body: { code: 'provider_away', error } },
  })
  show(<SocialButtons />)
  await press('Continuar con Google')
  expect((await screen.findByRole('alert')).textContent).toBe(error)
})

test("on an iPhone Apple is given the nonce's hash and the server the nonce", async () => {
  const apple = vi.fn<NativeSignIn['apple']>(async () => ({
    identityToken: 'token',
    authorizationCode: 'codigo',
    email: null,
    givenName: 'Ana',
  }))
  onPhone({ apple })
  const sent = answerCalls({
    'GET /time': time,
    'GET /config': withBoth,
    'POST /auth/apple/native': { body: { success: true, is_new_user: false, city: 'La Plata', error: null } },
    'GET /user/sessiondata': { body: sessionData },
  })
  show(<SocialButtons />)
  await press('Continuar con Apple')
  await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toContain('"Username":"ana"'))
  const told = sent.find(({ route }) => route === 'POST /auth/apple/native')
  const { nonce = '' } = (told?.body ?? {}) as { nonce?: string }
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce))
  expect(nonce).toMatch(/^[A-Za-z0-9]{32}$/)
  expect(apple).toHaveBeenCalledWith({
    scopes: 'email name',
    state: expect.stringMatching(/^[A-Za-z0-9]{16}$/),
    nonce: Buffer.from(hash).toString('hex'),
  })
})

test.each([
  [true, '', '/completar-perfil?desde=%2Fbuscar%3Fq%3Dsilla%23fin'],
  [false, '', '/buscar?q=silla#fin'],
  [true, 'La Plata', '/buscar?q=silla#fin'],
])(
  'Apple leads only newcomers (%s) without a city (%j) to the profile first: %s',
  async (isNew, city, to) => {
    onPhone({})
    rememberPath('/buscar?q=silla#fin')
    answerCalls({
      'GET /time': time,
      'GET /config': withBoth,
      'POST /auth/apple/native': { body: { success: true, is_new_user: isNew, city, error: null } },
      'GET /user/sessiondata': { body: { ...sessionData, city } },
    })
    show(<SocialButtons />)
    await press('Continuar con Apple')
    await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toContain('"Username":"ana"'))
    expect(rememberedPath()).toBe(to)
  },
)

test('the button is ready again for whoever comes back from the page of the provider', async () => {
  const assign = spyOnLocation('assign')
  answerCalls({
    'GET /time': time,
    'GET /config': withBoth,
    'GET /auth/google/login': { body: { auth_url: 'https://issuer.test/entrar' } },
  })
  show(<SocialButtons />)
  await press('Continuar con Google')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://issuer.test/entrar'))
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Continuar con Google/ })
  expect(button().ariaBusy ?? button().getAttribute('aria-busy')).toBe('true')
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'))
})

test.each<[string, Partial<NativeSignIn>, RegExp]>([
  ['outside iOS', { platform: 'android' }, /^Apple Sign In is only available on iOS devices\.$/],
  [
    'without a token',
    { apple: async () => ({ authorizationCode: 'x' }) },
    /^No identity token received from Apple Sign In$/,
  ],
  [
    'when it was cancelled',
    { apple: () => Promise.reject({ code: 1001 }) },
    /^Usuario canceló el inicio de sesión con Apple$/,
  ],
  ['when it is not set up', { apple: () => Promise.reject({ code: '1000' }) }, /error 1000.*configuración/],
  [
    'for another reason',
    { apple: () => Promise.reject({ code: 7, message: 'roto' }) },
    /^Error de Apple Sign In: roto$/,
  ],
  ['for none', { apple: () => Promise.reject({}) }, /^Authentication failed$/],
])('says what went wrong %s', async (_when, wish, sentence) => {
  onPhone(wish)
  answerCalls({ 'GET /time': time, 'GET /config': withBoth })
  show(<SocialButtons />)
  await press('Continuar con Apple')
  expect((await screen.findByRole('alert', undefined, { timeout: 3_000 })).textContent).toMatch(sentence)
})

test.each([
  ['alone when the server could not be understood', 502, {}, /^Backend authentication failed: 502/],
  [
    'before what the server says',
    409,
    { code: 'account_exists', error: 'Ya hay una cuenta con ese email.' },
    /^Backend authentication failed: 409 Ya hay una cuenta con ese email\.$/,
  ],
])('says the status %s', async (_when, status, body, sentence) => {
  onPhone({})
  answerCalls({
    'GET /time': time,
    'GET /config': withBoth,
    'POST /auth/apple/native': { status, body },
  })
  show(<SocialButtons />)
  await press('Continuar con Apple')
  const alert = await screen.findByRole('alert', undefined, { timeout: 3_000 })
  expect(alert.textContent).toMatch(sentence)
})
