import { resolve } from 'node:path'
import type { Config } from './config.ts'
import { siteConfig } from './site-config.ts'
import { StartupError } from './startup-error.ts'
import { type VariableName, type Variables, variableSchemas } from './variable-schemas.ts'

const demoAccountsPassword = 'solo-de-prueba'

/** Variables that only make sense together: some without the others is a mistake. */
const groups: readonly (readonly VariableName[])[] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['FCM_PROJECT_ID', 'FCM_CLIENT_EMAIL', 'FCM_PRIVATE_KEY'],
  ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET'],
]

/**
 * Reads the configuration from environment variables. Relative paths count from `workingDir`.
 * Throws one StartupError that names every wrong variable, never its value.
 */
export function readConfig(env: NodeJS.ProcessEnv, workingDir: string = process.cwd()): Config {
  const given: Record<string, string> = {}
  for (const name of Object.keys(variableSchemas.shape)) {
    const value = env[name]?.trim()
    if (value) given[name] = value
  }
  const parsed = variableSchemas.safeParse(given)
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
  const problems = [...new Set([...wrong, ...findConflicts(given)])]
  if (!parsed.success || problems.length > 0)
    throw new StartupError(
      `La configuración tiene errores:\n${problems.map((problem) => `  · ${problem}.`).join('\n')}`,
    )
  return assemble(parsed.data, workingDir)
}

function findConflicts(given: Record<string, string>): string[] {
  const problems = groups.flatMap((group) => {
    const missing = group.filter((name) => given[name] === undefined)
    const some = missing.length > 0 && missing.length < group.length
    return some
      ? missing.map((name) => `${name} falta: va junto con ${group.filter((n) => n !== name).join(', ')}`)
      : []
  })
  if (given.SMTP_URL !== undefined && given.MAIL_FROM === undefined)
    problems.push('MAIL_FROM falta: con SMTP_URL hace falta decir quién envía los correos')
  if (given.DEMO === '1' && !isLocalTrial(given) && given.DEMO_PASSWORD === undefined)
    problems.push(
      'DEMO_PASSWORD falta: con DEMO=1 fuera de una prueba local, las cuentas de demostración necesitan una contraseña tuya',
    )
  return problems
}

/** The trial is on by itself only where nobody else can get in: own database, and reached from this machine only. */
function isLocalTrial(given: Record<string, string>): boolean {
  const address = given.PUBLIC_URL
  const host = given.HOST ?? '127.0.0.1'
  const local = address === undefined || (URL.canParse(address) && isLoopback(new URL(address).hostname))
  return given.DATABASE_URL === undefined && isLoopback(host) && local
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
}

function assemble(set: Variables, workingDir: string): Config {
  const local = isLocalTrial({
    HOST: set.HOST,
    ...(set.PUBLIC_URL === undefined ? {} : { PUBLIC_URL: set.PUBLIC_URL }),
    ...(set.DATABASE_URL === undefined ? {} : { DATABASE_URL: set.DATABASE_URL }),
  })
  const demo = set.DEMO === undefined ? local : set.DEMO === '1'
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(workingDir, set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    redisUrl: set.REDIS_URL,
    role: set.ROLE,
    publicUrl: set.PUBLIC_URL,
    mail: { smtpUrl: set.SMTP_URL, from: set.MAIL_FROM ?? `${set.PRODUCT_NAME} <no-responder@localhost>` },
    storageUrl: set.STORAGE_URL,
    ...credentials(set),
    demo,
    demoSize: set.DEMO_SIZE,
    demoIsLocal: demo && local,
    demoPassword: demo ? (set.DEMO_PASSWORD ?? demoAccountsPassword) : undefined,
    site: siteConfig(set, demo),
    trustProxy: set.TRUST_PROXY ?? [],
    metricsToken: set.METRICS_TOKEN,
    appOrigins: set.APP_ORIGINS ?? [],
  }
}

function credentials(set: Variables): Pick<Config, 'google' | 'apple' | 'fcm' | 'mercadopago'> {
  return {
    google:
      set.GOOGLE_CLIENT_ID && set.GOOGLE_CLIENT_SECRET
        ? {
            issuer: set.GOOGLE_ISSUER,
            clientId: set.GOOGLE_CLIENT_ID,
            clientSecret: set.GOOGLE_CLIENT_SECRET,
          }
        : undefined,
    apple:
      set.APPLE_CLIENT_ID && set.APPLE_TEAM_ID && set.APPLE_KEY_ID && set.APPLE_PRIVATE_KEY
        ? {
            issuer: set.APPLE_ISSUER,
            clientId: set.APPLE_CLIENT_ID,
            appId: set.APPLE_APP_ID ?? set.APPLE_CLIENT_ID,
            teamId: set.APPLE_TEAM_ID,
            keyId: set.APPLE_KEY_ID,
            privateKey: set.APPLE_PRIVATE_KEY,
          }
        : undefined,
    fcm:
      set.FCM_PROJECT_ID && set.FCM_CLIENT_EMAIL && set.FCM_PRIVATE_KEY
        ? {
            projectId: set.FCM_PROJECT_ID,
            clientEmail: set.FCM_CLIENT_EMAIL,
            privateKey: set.FCM_PRIVATE_KEY,
          }
        : undefined,
    mercadopago:
      set.MERCADOPAGO_ACCESS_TOKEN && set.MERCADOPAGO_WEBHOOK_SECRET
        ? { accessToken: set.MERCADOPAGO_ACCESS_TOKEN, webhookSecret: set.MERCADOPAGO_WEBHOOK_SECRET }
        : undefined,
  }
}
