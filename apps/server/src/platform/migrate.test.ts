import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts'
import { migrate } from './migrate.ts'

// Whole database servers come and go here, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let folder = ''
let directory = ''
let server: EmbeddedPostgres
let url = ''
let admin: pg.Client
let client: pg.Client
let made = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'martillo-migrate-'))
  server = await startEmbeddedPostgres({ dataDir: folder, fsync: false })
  admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
}, 60_000)

afterAll(async () => {
  await admin.end()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  made += 1
  directory = join(folder, `migrations-${made}`)
  mkdirSync(directory)
  await admin.query(`create database migrate_${made}`)
  url = server.url.replace(/\/martillo$/, `/migrate_${made}`)
  client = new pg.Client({ connectionString: url })
  await client.connect()
})

afterEach(() => client.end())

function write(name: string, sql: string): void {
  writeFileSync(join(directory, name), sql)
}

test('applies each file once and in order', async () => {
  write('0002-more.sql', 'alter table things add column size int; insert into things values (1, 2);')
  write('0001-first.sql', '-- Owner: nobody\ncreate table things (id int);')
  expect(await migrate({ url, directory })).toEqual(['0001-first.sql', '0002-more.sql'])
  expect(await migrate({ url, directory })).toEqual([])
  const { rows } = await client.query('select * from things')
  expect(rows).toEqual([{ id: 1, size: 2 }])
})

test('lets programs that start together take turns', async () => {
  write('0001-first.sql', 'select pg_sleep(0.2); create table things (id int);')
  const applied = await Promise.all([1, 2, 3].map(() => migrate({ url, directory })))
  expect(applied.flat()).toEqual(['0001-first.sql'])
})

test('leaves nothing of a file that fails, and keeps those before it', async () => {
  write('0001-first.sql', 'create table things (id int);')
  write('0002-broken.sql', 'create table half (id int); select nonsense;')
  await expect(migrate({ url, directory })).rejects.toThrow('0002-broken.sql')
  const { rows } = await client.query("select to_regclass('things') as a, to_regclass('half') as b")
  expect(rows).toEqual([{ a: 'things', b: null }])
  write('0002-broken.sql', 'create table half (id int);')
  expect(await migrate({ url, directory })).toEqual(['0002-broken.sql'])
})

test('refuses data of a newer program', async () => {
  write('0001-first.sql', 'create table things (id int);')
  await migrate({ url, directory })
  await client.query("insert into schema_migrations (name, sha256) values ('0002-future.sql', 'x')")
  await expect(migrate({ url, directory })).rejects.toThrow(/versión más nueva.*0002-future/)
})

test('refuses a file that changed after it was applied', async () => {
  write('0001-first.sql', 'create table things (id int);')
  await migrate({ url, directory })
  write('0001-first.sql', 'create table things (id bigint);')
  await expect(migrate({ url, directory })).rejects.toThrow(/otro contenido de 0001-first/)
})

test('refuses a database that is not in UTF-8', async () => {
  await admin.query(
    `create database latin_${made} encoding 'LATIN1' template template0 locale_provider libc locale 'C'`,
  )
  const latin = url.replace(/migrate_\d+$/, `latin_${made}`)
  await expect(migrate({ url: latin, directory })).rejects.toThrow(/LATIN1.*UTF8/)
})

test.each([['1-first.sql'], ['0001_first.sql']])('refuses the file name %s', async (name) => {
  write(name, 'select 1')
  await expect(migrate({ url, directory })).rejects.toThrow(name)
})

test('names the extension that the server lacks', async () => {
  write('0001-first.sql', 'create extension no_such_extension')
  await expect(migrate({ url, directory })).rejects.toThrow(/falta la extensión no_such_extension/)
})

test('builds the tables of Martillo', async () => {
  const applied = await migrate({ url })
  expect(applied[0]).toBe('0001-platform.sql')
  const { rows } = await client.query("select app.fold('Ñandú') as folded")
  expect(rows).toEqual([{ folded: 'nandu' }])
})

test('refuses two files with one number', async () => {
  write('0001-first.sql', 'select 1')
  write('0001-other.sql', 'select 1')
  await expect(migrate({ url, directory })).rejects.toThrow('0001-other.sql')
})
