import { isIP } from 'node:net'
import { z } from 'zod'

/**
 * What each environment variable may hold. The messages end the sentence "NAME …" and never repeat the value, which may be a secret.
 * A variable that is empty counts as not set.
 */
export const variableSchemas = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'tiene que ser un número de puerto entre 1 y 65535')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'tiene que ser un número de puerto entre 1 y 65535')
    .optional(),
  HOST: z
    .string()
    .refine(isHost, 'tiene que ser una dirección IP o un nombre de máquina')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgresql://usuario:contraseña@máquina:5432/base'),
  REDIS_URL: address(['redis:', 'rediss:'], 'redis://máquina:6379'),
  ROLE: z.enum(['all', 'web', 'worker'], 'tiene que ser all, web o worker').default('all'),
  PUBLIC_URL: z
    .string()
    .refine(
      isOrigin,
      'tiene que ser http:// o https:// y un nombre, sin ruta: por ejemplo https://martillo.example',
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://usuario:contraseña@máquina:587'),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\p{Cc}]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/u,
      'tiene que ser una dirección: por ejemplo Martillo <avisos@martillo.example>',
    )
    .optional(),
  STORAGE_URL: address(['s3:'], 's3://clave:secreto@máquina/balde'),
  GOOGLE_CLIENT_ID: text(),
  GOOGLE_CLIENT_SECRET: text(),
  GOOGLE_ISSUER: issuer('https://accounts.google.com'),
  APPLE_CLIENT_ID: text(),
  APPLE_APP_ID: text(),
  APPLE_TEAM_ID: text(),
  APPLE_KEY_ID: text(),
  APPLE_PRIVATE_KEY: text(),
  APPLE_ISSUER: issuer('https://appleid.apple.com'),
  FCM_PROJECT_ID: text(),
  FCM_CLIENT_EMAIL: text(),
  FCM_PRIVATE_KEY: text(),
  MERCADOPAGO_ACCESS_TOKEN: text(),
  MERCADOPAGO_WEBHOOK_SECRET: text(),
  DEMO: z.enum(['0', '1'], 'tiene que ser 0 o 1').optional(),
  DEMO_SIZE: z
    .string()
    .regex(/^\d{1,3}$/, 'tiene que ser cuántas subastas de demostración: de 0 a 999')
    .transform(Number)
    .optional(),
  DEMO_PASSWORD: z.string().min(8, 'tiene que tener 8 caracteres o más').optional(),
  PRODUCT_NAME: z.string().max(40, 'tiene que tener 40 caracteres o menos').default('Martillo'),
  CONTACT_EMAIL: z.email('tiene que ser una dirección de correo').optional(),
  CHAT_URL: webPage(),
  SOCIAL_FACEBOOK: webPage(),
  SOCIAL_INSTAGRAM: webPage(),
  SOCIAL_X: webPage(),
  SOCIAL_YOUTUBE: webPage(),
  SOCIAL_TIKTOK: webPage(),
  TUTORIAL_REGISTER: webPage(),
  TUTORIAL_BID: webPage(),
  TUTORIAL_SELL: webPage(),
  APP_STORE_URL: webPage(),
  PLAY_STORE_URL: webPage(),
  OPERATOR_NAME: text(),
  OPERATOR_ADDRESS: text(),
  OPERATOR_CUIT: z
    .string()
    .regex(/^\d{2}-?\d{8}-?\d$/, 'tiene que ser un CUIT: 11 cifras, por ejemplo 30-12345678-9')
    .optional(),
  OPERATOR_DATA_FISCAL_URL: webPage(),
  BANK_HOLDER: text(),
  BANK_NAME: text(),
  BANK_CBU: z
    .string()
    .regex(/^\d{22}$/, 'tiene que ser un CBU o CVU: 22 cifras')
    .optional(),
  BANK_ALIAS: z
    .string()
    .regex(/^[A-Za-z0-9.-]{6,20}$/, 'tiene que ser un alias: de 6 a 20 letras, cifras, puntos o guiones')
    .optional(),
  TRUST_PROXY: list(
    isProxy,
    'tiene que ser una lista de direcciones o redes separadas por comas: por ejemplo 10.0.0.0/8',
  ),
  METRICS_TOKEN: z.string().min(16, 'tiene que tener 16 caracteres o más').optional(),
  APP_ORIGINS: list(
    isAppOrigin,
    'tiene que ser una lista de orígenes separados por comas: por ejemplo capacitor://localhost,https://localhost',
  ),
})

export type Variables = z.output<typeof variableSchemas>
export type VariableName = keyof Variables

function text() {
  return z.string().optional()
}

function webPage() {
  return z.string().refine(isWebPage, 'tiene que ser una dirección que empiece con https://').optional()
}

/** Who vouches for people: without encryption only on this machine, where tests have theirs. */
function issuer(usual: string) {
  return z
    .string()
    .refine(
      isIssuer,
      'tiene que ser una dirección https:// sin barra al final: por ejemplo https://accounts.google.com',
    )
    .default(usual)
}

function address(protocols: readonly string[], example: string) {
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `tiene que ser una dirección como ${example}`,
    )
    .optional()
}

function list(isItem: (item: string) => boolean, message: string) {
  return z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .refine((items) => items.every(isItem), message)
    .optional()
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(value)
}

function isWebPage(value: string): boolean {
  return URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol)
}

function isIssuer(value: string): boolean {
  if (!isWebPage(value) || /[?#]|\/$/.test(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function isOrigin(value: string): boolean {
  return isWebPage(value) && /^https?:\/\/[^/?#@]+\/?$/i.test(value)
}

function isAppOrigin(value: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#@\s]+$/i.test(value)
}

/** A proxy is named by its address: trusting all would let anybody write the address that the limits are counted by. */
function isProxy(value: string): boolean {
  const [ip = '', bits, ...more] = value.split('/')
  const version = isIP(ip)
  if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(value)
  if (bits === undefined) return true
  return (
    more.length === 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) >= 1 &&
    Number(bits) <= (version === 4 ? 32 : 128)
  )
}
