import { auditDatabase } from '../features/bids/audit/audit-database.ts'
import { explainStartupError } from '../platform/config/explain-startup-error.ts'
import { readConfig } from '../platform/config/read-config.ts'
import { openDatabase } from '../platform/database.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/start-embedded-postgres.ts'

// npm run audit: checks everything that must hold of the bids in the database, prints what it found, and ends with 1
// when something does not hold.

function say(sentence: string) {
  process.stdout.write(`${sentence}\n`)
}

const PROGRESS_EVERY = 500

async function audit(): Promise<number> {
  const config = readConfig(process.env)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, onProgress: say })
  const url = config.databaseUrl ?? embedded?.url ?? ''
  const log = { warn: (facts: unknown) => say(`La base avisó: ${JSON.stringify(facts)}`) }
  const database = openDatabase({ url, log, name: 'martillo-audit', connections: 1 })
  try {
    let checked = 0
    const findings = await auditDatabase(database.pool, (done, all) => {
      checked = all
      if (done % PROGRESS_EVERY === 0) say(`${done} de ${all} subastas revisadas…`)
    })
    for (const { auction, rule, fault } of findings)
      say(`Subasta ${auction}: no se cumple «${rule}»: ${fault}.`)
    say(
      findings.length === 0
        ? `Todo en orden: ${checked} subastas con movimiento revisadas.`
        : `${findings.length} faltas en ${checked} subastas con movimiento.`,
    )
    return findings.length === 0 ? 0 : 1
  } finally {
    await database.close()
    await embedded?.stop()
  }
}

try {
  process.exitCode = await audit()
} catch (error) {
  const reason = explainStartupError(error) ?? (error instanceof Error ? error.message : String(error))
  say(`No se pudo revisar la base: ${reason}`)
  process.exitCode = 2
}
