import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startBareServer } from './lib/bare-server.ts'
import { freePort } from './lib/free-port.ts'
import { type LoadPlan, type LoadResult, runLoad } from './lib/run-load.ts'
import { seedAuction, seedPeople } from './lib/seed-people.ts'
import { roleOfProcess, runRole, startServer } from './lib/start-process.ts'

// Bids per second on one hot auction over HTTP, with every rule, session and event, on a database that waits for the
// disk; beside it, in the same run, the bare database doing the least that a bid needs, row by row.
// npm run bench -- bids [seconds] [bidders]

const WARM_UP_MS = 3_000
const PAUSES = 2

interface Table {
  readonly name: string
  readonly bidders: number
  readonly result: LoadResult
}

async function asRole({ role, plan }: { role: string; plan: unknown }) {
  if (role === 'load') {
    process.send?.(await runLoad(plan as LoadPlan))
    process.disconnect()
    return
  }
  process.send?.(await startBareServer((plan as { databaseUrl: string }).databaseUrl))
}

async function load(plan: LoadPlan): Promise<LoadResult> {
  const { result } = await runRole<LoadResult>('load', plan)
  return result
}

async function measure(seconds: number, bidders: number): Promise<Table[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'martillo-bench-'))
  const port = await freePort()
  process.stdout.write('Levantando el servidor y su base…\n')
  const server = await startServer(port, { DATA_DIR: dataDir })
  try {
    const databaseUrl = readFileSync(join(dataDir, 'database.url'), 'utf8').trim()
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const people = await seedPeople(client, bidders, 'postor')
    const [seller] = await seedPeople(client, 1, 'vendedor')
    const forMs = seconds * 1000
    const common = { host: '127.0.0.1', warmUpMs: WARM_UP_MS, forMs, firstAmount: 1_000, step: 10 }
    const tables: Table[] = []

    process.stdout.write('Base sola, fila por fila…\n')
    const bare = await runRole<number>('bare', { databaseUrl })
    for (const count of [32, bidders]) {
      const cookies = people.slice(0, count).map(() => 'none=1')
      const result = await load({ ...common, port: bare.result, path: '/bids/:uuid', cookies })
      tables.push({ name: 'base sola, fila por fila', bidders: count, result })
    }
    bare.child.kill()

    process.stdout.write('Martillo, con todo…\n')
    for (const count of [1, 32, bidders]) {
      const auction = await seedAuction(client, seller?.id ?? 0, `Subasta caliente con ${count}`)
      const cookies = people.slice(0, count).map((person) => person.cookie)
      const path = `/api/auctions/${auction}/bids/:uuid`
      tables.push({
        name: 'Martillo, con todo',
        bidders: count,
        result: await load({ ...common, port, path, cookies }),
      })
    }
    const fsync = await client.query<{ fsync: string; synchronous_commit: string }>(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit`,
    )
    process.stdout.write(`fsync ${fsync.rows[0]?.fsync}, commit ${fsync.rows[0]?.synchronous_commit}\n`)
    await client.end()
    return tables
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: PAUSES })
  }
}

function print(tables: readonly Table[], bidders: number) {
  const line = (cells: readonly string[]) => {
    const [first = '', ...rest] = cells
    process.stdout.write(`${first.padEnd(26)}${rest.map((cell) => cell.padStart(12)).join('')}\n`)
  }
  line(['', 'postores', 'aceptadas/s', 'p50 ms', 'p99 ms', 'máx. ms', 'respuestas'])
  for (const { name, bidders: count, result } of tables) {
    const times = [result.p50Ms, result.p99Ms, result.maxMs].map((ms) => ms.toFixed(1))
    const statuses = Object.entries(result.statuses).map(([status, times]) => `${status}×${times}`)
    line([name, String(count), result.acceptedPerSecond.toFixed(0), ...times, `  ${statuses.join(' ')}`])
  }
  const rate = (name: string) =>
    Math.max(
      ...tables.filter((table) => table.name.startsWith(name)).map((one) => one.result.acceptedPerSecond),
    )
  const ratio = rate('Martillo') / rate('base sola')
  const p99 = tables.findLast((table) => table.bidders === bidders)?.result.p99Ms ?? 0
  process.stdout.write(
    `\nRelación ${ratio.toFixed(1)} (se busca 4 o más) · p99 con ${bidders} postores ${p99.toFixed(0)} ms (menos de 100)\n`,
  )
}

async function main() {
  const role = roleOfProcess()
  if (role) return asRole(role)
  const [seconds = 10, bidders = 64] = process.argv.slice(2).map(Number)
  print(await measure(seconds, bidders), bidders)
}

await main()
