import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { build } from 'vite'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'

// Whole database servers come and go here, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const program = join(import.meta.dirname, '../../../node_modules/.cache/embedded-owner')
const dataDirs: string[] = []
const owners: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(import.meta.dirname, 'owner-program.testing.ts'),
      outDir: program,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'owner.mjs' } },
    },
  })
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  // Whoever comes last ends the server, also one that a killed owner left behind.
  for (const dataDir of dataDirs) if (existsSync(join(dataDir, 'postgres'))) await start(dataDir)
  for (const owner of owners.splice(0)) await owner.stop()
  for (const dataDir of dataDirs.splice(0)) rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'martillo-embedded-'))
  dataDirs.push(dataDir)
  return dataDir
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, fsync: false })
  owners.push(database)
  return database
}

async function startInChild(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(join(program, 'owner.mjs'), [dataDir])
  children.push(child)
  const [url] = await once(child, 'message')
  return { child, url: String(url) }
}

async function stopChild(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.send('stop')
  await exit
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

function postmasterPid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
}

test('starts a database in UTC and UTF-8 and keeps its address for the owner only', async () => {
  const dataDir = makeDataDir()
  const { url } = await start(dataDir)
  expect(await ask(url, 'show server_version')).toMatch(/^18\./)
  expect(await ask(url, 'show timezone')).toBe('UTC')
  expect(await ask(url, 'show random_page_cost')).toBe('1.1')
  expect(await ask(url, 'show max_parallel_workers_per_gather')).toBe('0')
  expect(await ask(url, "select upper('ñandú') || current_database()")).toBe('ÑANDÚmartillo')
  expect(readFileSync(join(dataDir, 'database.url'), 'utf8').trim()).toBe(url)
  expect(statSync(join(dataDir, 'database.url')).mode & 0o777).toBe(0o600)
})

test('keeps data and address over a clean stop, and refuses a wrong password', async () => {
  const dataDir = makeDataDir()
  const first = await start(dataDir)
  await ask(first.url, 'create table kept as select 7 as n')
  await first.stop()
  await expect(ask(first.url, 'select 1')).rejects.toThrow()
  const second = await start(dataDir)
  expect(second.url).toBe(first.url)
  expect(await ask(second.url, 'select n from kept')).toBe(7)
  await expect(ask(second.url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
})

test('adopts the server of an owner killed with kill -9, and its last clean stop ends it', async () => {
  const dataDir = makeDataDir()
  const { child, url } = await startInChild(dataDir)
  const pid = postmasterPid(dataDir)
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
  expect(await ask(url, 'select 1')).toBe(1)
  const next = await start(dataDir)
  expect(next.url).toBe(url)
  expect(postmasterPid(dataDir)).toBe(pid)
  await next.stop()
  await expect(ask(url, 'select 1')).rejects.toThrow()
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})

test('serves two owners until the second one stops', async () => {
  const dataDir = makeDataDir()
  const [one, two] = await Promise.all([startInChild(dataDir), startInChild(dataDir)])
  expect(two.url).toBe(one.url)
  await stopChild(one.child)
  expect(await ask(two.url, 'select 1')).toBe(1)
  await stopChild(two.child)
  await expect(ask(two.url, 'select 1')).rejects.toThrow()
})

test('starts over a postmaster.pid that a crash left and whose number now belongs to a stranger', async () => {
  const dataDir = makeDataDir()
  const first = await start(dataDir)
  await ask(first.url, 'create table kept as select 8 as n')
  const pidFile = join(dataDir, 'postgres/postmaster.pid')
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  await first.stop()
  writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'))
  const second = await start(dataDir)
  expect(await ask(second.url, 'select n from kept')).toBe(8)
})

test('recovers what was committed when the server itself was killed', async () => {
  const dataDir = makeDataDir()
  const first = await start(dataDir)
  await ask(first.url, 'create table kept as select 9 as n')
  process.kill(postmasterPid(dataDir), 'SIGKILL')
  const second = await start(dataDir)
  expect(await ask(second.url, 'select n from kept')).toBe(9)
})

test('takes another port when a stranger sits on the remembered one', async () => {
  const dataDir = makeDataDir()
  const first = await start(dataDir)
  await first.stop()
  const stranger = createServer((socket) => socket.end('hola'))
  stranger.listen(Number(new URL(first.url).port), '127.0.0.1')
  await once(stranger, 'listening')
  const second = await start(dataDir)
  stranger.close()
  expect(second.url).not.toBe(first.url)
  expect(await ask(second.url, 'select 1')).toBe(1)
})

test('sets a new password when the file with the address is lost', async () => {
  const dataDir = makeDataDir()
  const first = await start(dataDir)
  await ask(first.url, 'create table kept as select 10 as n')
  await first.stop()
  rmSync(join(dataDir, 'database.url'))
  const second = await start(dataDir)
  expect(second.url).not.toBe(first.url)
  expect(await ask(second.url, 'select n from kept')).toBe(10)
})

test('refuses files of another PostgreSQL version with a sentence', async () => {
  const dataDir = makeDataDir()
  const first = await start(dataDir)
  await first.stop()
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n')
  await expect(start(dataDir)).rejects.toThrow(/son de PostgreSQL 17/)
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '18\n')
})
