import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A text that a provider or the packaged app hands on; too long to be one is refused. */
const token = (sentence: string) => z.string({ error: sentence }).min(1, { error: sentence }).max(8_000)

/** Why a login by a provider is refused, with the words that people read. The screens say the same. */
export const socialSentences = {
  provider_off: 'El ingreso con esta cuenta no está disponible en este sitio.',
  provider_away:
    'No pudimos comunicarnos con el servicio que confirma tu cuenta. Probá de nuevo en un momento.',
  state_unknown: 'Ese ingreso no empezó en este navegador, ya se usó o venció. Empezalo de nuevo.',
  social_code_refused: 'El código de ingreso ya se usó o venció. Empezá de nuevo.',
  token_expired: 'La confirmación de tu cuenta venció. Empezá de nuevo.',
  token_invalid: 'No pudimos comprobar que la confirmación de tu cuenta sea auténtica. Empezá de nuevo.',
  token_reused: 'Esa confirmación ya se usó para entrar. Empezá de nuevo.',
  email_unverified: 'Tu email todavía no está verificado en esa cuenta. Verificalo ahí y probá de nuevo.',
  email_missing: 'Esa cuenta no nos dio tu email, y lo necesitamos. Permitilo y probá de nuevo.',
  email_mismatch: 'El email que llegó no es el de la cuenta confirmada.',
  account_exists: 'Ya hay una cuenta con este email. Iniciá sesión con tu contraseña.',
  social_login_cancelled: 'Cancelaste el ingreso.',
} as const
export type SocialRefusal = keyof typeof socialSentences

const webCodes = [
  'provider_off',
  'provider_away',
  'state_unknown',
  'social_code_refused',
  'token_expired',
  'token_invalid',
  'token_reused',
  'email_unverified',
  'email_missing',
  'account_exists',
  'too_many_attempts',
  'banned',
] as const

const AuthUrl = z.object({ auth_url: z.string() })

/** Without a city the profile is still to be completed. */
const Entered = z.object({ is_new_user: z.boolean(), city: z.string() })

export const beginGoogle = endpoint({
  route: 'GET /auth/google/login',
  summary: 'Empieza un ingreso con Google y dice a qué dirección ir',
  access: 'visitor',
  replies: { 200: AuthUrl },
  codes: ['provider_off', 'provider_away'],
})

export const finishGoogle = endpoint({
  route: 'GET /auth/google/callback',
  summary: 'Termina el ingreso con Google en el navegador donde empezó',
  access: 'visitor',
  query: z.strictObject({
    code: token('Missing authorization code or state'),
    state: token('Missing authorization code or state'),
  }),
  replies: { 200: Entered },
  codes: webCodes,
})

export const enterByGoogle = endpoint({
  route: 'POST /auth/google/native',
  summary: 'Inicia sesión con el código que Google le dio a la aplicación empaquetada',
  access: 'visitor',
  body: z.strictObject({ code: token('Falta el código de Google.') }),
  replies: { 200: Entered },
  codes: [...webCodes, 'social_code_refused'],
})

export const beginApple = endpoint({
  route: 'GET /auth/apple/login',
  summary: 'Empieza un ingreso con Apple y dice a qué dirección ir',
  access: 'visitor',
  replies: { 200: AuthUrl },
  codes: ['provider_off', 'provider_away'],
})

export const finishApple = endpoint({
  route: 'POST /auth/apple/callback',
  summary: 'Recibe la respuesta de Apple y lleva a /apple-callback',
  access: 'visitor',
  // Whatever else the form carries is dropped before it gets here.
  body: z.strictObject({
    code: z.string().max(8_000).optional(),
    state: z.string().max(8_000).optional(),
    user: z.string().max(8_000).optional(),
    error: z.string().max(8_000).optional(),
  }),
  replies: { 303: z.string() },
  codes: [],
})

const name = z.string().max(200).default('')

export const enterByApple = endpoint({
  route: 'POST /auth/apple/native',
  summary: 'Inicia sesión con lo que Apple le dio a la aplicación de iOS',
  access: 'visitor',
  body: z.strictObject({
    identityToken: token('Falta el token de identidad de Apple.'),
    authorizationCode: token('Falta el código de autorización de Apple.'),
    /** What the app made up; Apple was given its SHA-256. */
    nonce: token('Falta el nonce del ingreso con Apple.'),
    email: z.string().max(254).nullish(),
    user: z.strictObject({ name: z.strictObject({ firstName: name, lastName: name }) }).nullish(),
  }),
  replies: { 200: Entered.extend({ success: z.literal(true), error: z.null() }) },
  codes: [...webCodes, 'email_mismatch'],
})
