import { parseArgs } from 'node:util'
import { createAdministrator } from '../features/accounts/public.ts'
import { explainStartupError } from '../platform/config/explain-startup-error.ts'
import { readConfig } from '../platform/config/read-config.ts'
import { openDatabase } from '../platform/database.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/start-embedded-postgres.ts'
import { migrate } from '../platform/migrate.ts'

const USAGE = 'Uso: npm run admin -- create --email nombre@correo.com --password "una frase larga"'

function readArguments(): { email: string; password: string } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { email: { type: 'string' }, password: { type: 'string' } },
    })
    const { email, password } = values
    return positionals.join() === 'create' && email && password ? { email, password } : undefined
  } catch {
    return undefined
  }
}

/** Makes an administrator in the database of the configuration, whether the server is running or not. */
async function main(): Promise<number> {
  const wish = readArguments()
  if (!wish) {
    console.error(USAGE)
    return 2
  }
  const config = readConfig(process.env)
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir })
  try {
    const url = config.databaseUrl ?? embedded?.url ?? ''
    await migrate({ url })
    const { db, close } = openDatabase({ url, log: { warn: () => {} }, connections: 1 })
    try {
      const { productName } = config.site
      const made = await createAdministrator(db, { ...wish, productName })
      if (made.ok) console.log(`Listo: ${wish.email} administra ${productName} como «${made.username}».`)
      else console.error(made.sentence)
      return made.ok ? 0 : 1
    } finally {
      await close()
    }
  } finally {
    await embedded?.stop()
  }
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(explainStartupError(error) ?? error)
    process.exitCode = 1
  },
)
