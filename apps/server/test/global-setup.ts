import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start-embedded-postgres.ts'
import { migrate } from '../src/platform/migrate.ts'
import { installJobs } from './install-jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the database that test files are cloned from. */
    templateUrl: string
  }
}

const TEMPLATE = 'martillo_template'

/** In tests the clock is the real one moved by an offset, or stands still where a test put it. */
const TEST_CLOCK = `
  create table app.test_clock (offset_ms bigint not null default 0, frozen_at timestamptz);
  insert into app.test_clock default values;
  create or replace function app.now() returns timestamptz language sql volatile parallel safe as $$
    select coalesce(frozen_at, date_trunc('milliseconds', clock_timestamp()) + offset_ms * interval '1 ms')
    from app.test_clock
  $$;`

let teardownAll = async () => {}

/** Who publishes in tests need not be approved; what is about approval sets the rule itself. */
const NO_APPROVAL = "update auction_settings set approval = 'none'"

/** One real server per run, and in it one migrated database that every test file gets a copy of. */
export async function setup(project: TestProject) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'martillo-tests-'))
  const server = await startEmbeddedPostgres({ dataDir, fsync: false })
  teardownAll = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const templateUrl = new URL(server.url)
  templateUrl.pathname = `/${TEMPLATE}`
  await migrate({ url: templateUrl.href })
  const client = new pg.Client({ connectionString: templateUrl.href })
  await client.connect()
  await client.query(TEST_CLOCK)
  await client.query(NO_APPROVAL)
  await client.end()
  await installJobs(templateUrl.href)
  project.provide('templateUrl', templateUrl.href)
}

export async function teardown() {
  await teardownAll()
}
