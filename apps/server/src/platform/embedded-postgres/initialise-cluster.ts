import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../config/startup-error.ts'
import { databaseName, postgresMajor, superuser } from './cluster-settings.ts'
import type { EmbeddedCluster } from './embedded-cluster.ts'
import { explainFailure } from './explain-failure.ts'
import { giveToAccount } from './give-to-account.ts'
import { runDatabaseProgram } from './run-database-program.ts'

/** Whether the folder holds a database. Throws StartupError when it is of another PostgreSQL version, whose files this one cannot read. */
export function hasCluster(cluster: EmbeddedCluster): boolean {
  const versionFile = join(cluster.postgresDir, 'PG_VERSION')
  if (!existsSync(versionFile)) return false
  const version = readFileSync(versionFile, 'utf8').trim()
  if (version === postgresMajor) return true
  throw new StartupError(
    `Los datos de «${cluster.postgresDir}» son de PostgreSQL ${version}, y este Martillo trae PostgreSQL ${postgresMajor}. Usá otra carpeta con DATA_DIR, o un PostgreSQL propio con DATABASE_URL.`,
  )
}

/**
 * Makes an empty database whose only user has `password`. It is made beside its place and moved there when complete, so that a
 * start cut short leaves nothing half done. The collation is PostgreSQL's own, the same on every system.
 */
export async function initialiseCluster(cluster: EmbeddedCluster, password: string): Promise<void> {
  const draftDir = `${cluster.postgresDir}.new`
  const passwordFile = join(draftDir, '..', 'postgres.password')
  rmSync(draftDir, { recursive: true, force: true })
  rmSync(passwordFile, { force: true })
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
    giveToAccount(passwordFile, cluster.account)
    const first = await runInitdb(cluster, draftDir, passwordFile, 'C.UTF-8')
    // Some systems have no locale of that name; only the classes of characters of a few functions depend on it.
    const result = first.code === 0 ? first : await runInitdb(cluster, draftDir, passwordFile, 'C')
    if (result.code !== 0) throw explainFailure(cluster.dataDir, result.output, cluster.logFile)
    await runSingleUser(cluster, draftDir, `CREATE DATABASE ${databaseName};\n`)
    rmSync(cluster.postgresDir, { recursive: true, force: true })
    renameSync(draftDir, cluster.postgresDir)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(draftDir, { recursive: true, force: true })
  }
}

/** Sets the user's password without knowing the old one. The server must be stopped. */
export async function resetPassword(cluster: EmbeddedCluster, password: string): Promise<void> {
  await runSingleUser(cluster, cluster.postgresDir, `ALTER USER ${superuser} PASSWORD '${password}';\n`)
}

function runInitdb(cluster: EmbeddedCluster, draftDir: string, passwordFile: string, characterType: string) {
  rmSync(draftDir, { recursive: true, force: true })
  mkdirSync(draftDir)
  chmodSync(draftDir, 0o700)
  giveToAccount(draftDir, cluster.account)
  return runDatabaseProgram(cluster, cluster.binaries.initdb, [
    '-D',
    draftDir,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth-host=scram-sha-256',
    '--auth-local=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
    '--no-instructions',
    ...(cluster.fsync ? [] : ['--no-sync']),
  ])
}

async function runSingleUser(cluster: EmbeddedCluster, directory: string, sql: string): Promise<void> {
  const args = ['--single', '-D', directory, ...(cluster.fsync ? [] : ['-c', 'fsync=off']), 'postgres']
  const { code, output } = await runDatabaseProgram(cluster, cluster.binaries.postgres, args, sql)
  if (code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(output))
    throw explainFailure(cluster.dataDir, output, cluster.logFile)
}
