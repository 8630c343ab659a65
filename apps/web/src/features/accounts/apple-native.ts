import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { bearer } from '../../lib/bearer.ts'
import { type AppleAnswer, nativeSignIn } from '../../native/sign-in.ts'

const PAUSE_MS = 500
const STATE_LENGTH = 16
const NONCE_LENGTH = 32
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const HELP =
  'No se pudo iniciar sesión con Apple (error 1000). Suele ser un problema de configuración: que a la aplicación le falte ' +
  'el permiso de Apple, que sea una versión de prueba o un simulador, o que el dispositivo no tenga una cuenta de iCloud ' +
  'iniciada. Revisá en Ajustes que estés con tu cuenta de Apple y probá de nuevo.'

function randomText(length: number): string {
  let text = ''
  while (text.length < length) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    // The rest of the byte's range would make some letters likelier than others.
    if (byte < 4 * LETTERS.length) text += LETTERS[byte % LETTERS.length]
  }
  return text
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What a failure of Apple's sheet is called. */
export function appleFault(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (String(code) === '1000') return HELP
  if (String(code) === '1001') return 'Usuario canceló el inicio de sesión con Apple'
  return typeof message === 'string' && message
    ? `Error de Apple Sign In: ${message}`
    : 'Authentication failed'
}

/**
 * Logs in with the iPhone's own sheet. Apple only sees the hash of the nonce, so that its token is of use to nobody who
 * does not know the nonce. Answers whether the profile is still to be completed; throws sentences that may be shown.
 */
export async function enterByAppleNative(): Promise<boolean> {
  const native = nativeSignIn()
  if (native?.platform !== 'ios') throw new Error('Apple Sign In is only available on iOS devices.')
  const nonce = randomText(NONCE_LENGTH)
  const request = {
    scopes: 'email name',
    state: randomText(STATE_LENGTH),
    nonce: await sha256(nonce),
  } as const
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  let answer: AppleAnswer
  try {
    answer = await native.apple(request)
  } catch (error) {
    throw new Error(appleFault(error))
  }
  const { identityToken, authorizationCode, email = null, givenName, familyName } = answer
  if (!identityToken || !authorizationCode) {
    throw new Error('No identity token received from Apple Sign In')
  }
  const user = { name: { firstName: givenName ?? '', lastName: familyName ?? '' } }
  try {
    const entered = await call('POST /auth/apple/native', {
      body: { identityToken, authorizationCode, nonce, email, user },
      onHeaders: bearer.keepFrom,
    })
    return entered.is_new_user && entered.city === ''
  } catch (error) {
    throw new Error(backendFault(error))
  }
}

/** The status always; behind it the server's sentence where it has one of its own, else the status in words. */
function backendFault(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Authentication failed'
  const words = error.message.replace(/^Error del servidor \(\d+\): ?/, '')
  return `Backend authentication failed: ${error.status} ${words}`.trim()
}
