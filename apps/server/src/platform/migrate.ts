import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { StartupError } from './config/startup-error.ts'

/** Held while migrating, so that several processes starting on one database take turns. Any constant that nobody else uses. */
const lockKey = 7_301_164_202
const oldestServer = 150_000

export interface MigrateOptions {
  readonly url: string
  /** Folder of the `NNNN-*.sql` files; by default the server's own. */
  readonly directory?: string
  readonly onProgress?: (sentence: string) => void
}

interface Migration {
  readonly name: string
  readonly sql: string
  readonly sha256: string
}

/**
 * Brings the database to the state this program knows: applies each new file once, in order, in a transaction of its own, and
 * remembers it with its checksum. Returns the names applied. Throws StartupError when the server is too old or has another
 * encoding, when the data belong to a newer program, and when a file already applied has changed since.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const migrations = readMigrations(options.directory ?? findMigrations(import.meta.dirname))
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'martillo-migrate',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseUnfitServer(client)
    await client.query('select pg_advisory_lock($1)', [lockKey])
    return await applyPending(client, migrations, options.onProgress)
  } finally {
    // The lock belongs to the connection and goes with it.
    await client.end()
  }
}

/** The nearest folder `migrations` upwards: the program runs from its source and from its bundle. */
function findMigrations(from: string): string {
  const candidate = join(from, 'migrations')
  if (existsSync(candidate)) return candidate
  if (dirname(from) === from) throw new Error('no migrations folder above the program')
  return findMigrations(dirname(from))
}

function readMigrations(directory: string): Migration[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  names.forEach((name, index) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
      throw new Error(`migration ${name} should be called NNNN-some-words.sql`)
    if (name.slice(0, 4) === names[index - 1]?.slice(0, 4))
      throw new Error(`migration ${name} should have a number of its own`)
  })
  return names.map((name) => {
    const sql = readFileSync(join(directory, name), 'utf8')
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
  })
}

async function refuseUnfitServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; name: string; encoding: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
       current_setting('server_encoding') as encoding`,
  )
  const server = rows[0]
  if (server === undefined || server.version < oldestServer)
    throw new StartupError(
      `Martillo necesita PostgreSQL 15 o más nuevo, y DATABASE_URL lleva a la versión ${server?.name}.`,
    )
  if (server.encoding !== 'UTF8')
    throw new StartupError(
      `La base de datos está en ${server.encoding} y tiene que estar en UTF8. Creala con ENCODING 'UTF8'.`,
    )
}

async function applyPending(
  client: pg.Client,
  migrations: readonly Migration[],
  onProgress: MigrateOptions['onProgress'],
): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key,
       sha256 text not null,
       applied_at timestamptz not null default clock_timestamp()
     )`,
  )
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations',
  )
  const applied = new Map(rows.map((row) => [row.name, row.sha256]))
  refuseForeignHistory(applied, migrations)
  const pending = migrations.filter((migration) => !applied.has(migration.name))
  if (pending.length > 0) onProgress?.('Poniendo al día las tablas de la base de datos…')
  for (const migration of pending) await applyOne(client, migration)
  return pending.map((migration) => migration.name)
}

function refuseForeignHistory(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.sha256]))
  const unknown = [...applied.keys()].filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new StartupError(
      `Los datos son de una versión más nueva de Martillo (tienen ${unknown.join(', ')}). Actualizá el programa, o usá otra base con DATA_DIR o DATABASE_URL.`,
    )
  const changed = [...applied].filter(([name, sha256]) => known.get(name) !== sha256).map(([name]) => name)
  if (changed.length > 0)
    throw new StartupError(
      `La base de datos se armó con otro contenido de ${changed.join(', ')}. Usá el programa con el que se creó, o empezá con otra base (DATA_DIR o DATABASE_URL).`,
    )
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    const extension = /extension "(\w+)" is not available/.exec(String(error))?.[1]
    if (extension !== undefined)
      throw new StartupError(
        `Al PostgreSQL de DATABASE_URL le falta la extensión ${extension}: viene en el paquete «contrib» de PostgreSQL. Instalalo y volvé a intentar.`,
      )
    throw new Error(`migration ${migration.name} failed`, { cause: error })
  }
}
