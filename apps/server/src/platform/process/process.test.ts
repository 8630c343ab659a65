import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'

const server = path.join(import.meta.dirname, '../../..')
const program = path.join(server, 'node_modules/.cache/process-test')
const dataDir = mkdtempSync(path.join(tmpdir(), 'martillo-process-'))
const children: ChildProcess[] = []
let database: TestDatabase

beforeAll(async () => {
  database = await cloneDatabase()
  await build({
    configFile: path.join(server, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: program, emptyOutDir: true, sourcemap: false },
  })
}, 120_000)
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(program, 'main.js')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
  })
  children.push(child)
  const output = { text: '' }
  child.stdout.on('data', (part: Buffer) => {
    output.text += part
  })
  child.stderr.on('data', (part: Buffer) => {
    output.text += part
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { child, output, ended }
}

async function running(env: Record<string, string> = {}) {
  const one = start({ DATABASE_URL: database.url, ...env })
  const address = await until(
    'the process to listen',
    () => /en marcha: (\S+)/.exec(one.output.text)?.[1] ?? (one.child.exitCode !== null && one.output.text),
    40_000,
  )
  return { ...one, address }
}

test('listens, says where, and ends cleanly on SIGTERM after the request in flight', async () => {
  const { child, address, ended } = await running()
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('lock table categories')
  const reply = fetch(`${address}/api/categories`)
  await until('the request to wait', async () => {
    const { rows } = await holder.query(`select 1 from pg_locks where not granted`)
    return rows.length > 0
  })
  child.kill('SIGTERM')
  await until('the door to be closed', () =>
    fetch(`${address}/healthz`).then(
      () => false,
      () => true,
    ),
  )
  await holder.query('rollback')
  await holder.end()
  expect((await reply).status).toBe(200)
  expect(await ended).toBe(0)
}, 60_000)

test('takes the next free port when none was set, and says so', async () => {
  const one = await running()
  const two = await running()
  expect(Number(new URL(two.address).port)).toBeGreaterThan(Number(new URL(one.address).port))
  expect(two.output.text).toMatch(/estaba ocupado: se usa el \d+\./)
  one.child.kill('SIGINT')
  two.child.kill('SIGINT')
  expect(await Promise.all([one.ended, two.ended])).toEqual([0, 0])
}, 90_000)

test('a set port that is taken ends it with a sentence', async () => {
  const other = createServer()
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const { output, ended } = start({ PORT: port, DATABASE_URL: database.url })
  expect(await ended).toBe(1)
  expect(output.text).toContain(`El puerto ${port} está ocupado.`)
  other.close()
}, 30_000)

test('a database that cannot be reached ends it with a sentence', async () => {
  const { output, ended } = start({ DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada' })
  expect(await ended).toBe(1)
  expect(output.text.trim()).toBe(
    'La base de datos no responde. Revisá DATABASE_URL y que PostgreSQL esté en marcha.',
  )
}, 30_000)
