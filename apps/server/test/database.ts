import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

let made = 0

function urlOf(name: string): string {
  const url = new URL(inject('templateUrl'))
  url.pathname = `/${name}`
  return url.href
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A copy of the migrated template for one test file. Drop it afterwards. */
export async function cloneDatabase(): Promise<TestDatabase> {
  made += 1
  const name = `test_${process.pid}_${process.env.VITEST_POOL_ID ?? '0'}_${made}`
  // Copying fails while another connection to the template lives: two files may start at once.
  await asAdmin(async (client) => {
    await client.query('select pg_advisory_lock(1)')
    await client.query(`create database ${name} template martillo_template`)
  })
  return {
    url: urlOf(name),
    drop: () => asAdmin(async (client) => void (await client.query(`drop database ${name} with (force)`))),
  }
}

/** Ends all other connections to a database, as its restart would. */
export async function cutConnections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  await client.end()
  return rowCount ?? 0
}
