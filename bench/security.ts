import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './lib/free-port.ts'
import { startServer } from './lib/start-process.ts'

// Whether time tells if an e-mail has an account: logins with a wrong password and requests for another password, known
// and unknown addresses in turn, over HTTP. What is counted against guessing is wiped before each, so no limit answers.
// npm run bench -- security [times]

const WARM_UP = 10
const KNOWN = 'conocida@bench.test'
// Argon2id at the server's own cost.
const HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$MHvKuuYS7FFNz4Cbt3qOgA$1p7ZKHmy5xMsyztYvNgNSFv/9+RDCJgOhaCbaN5m6Ik'

/** Times in milliseconds, by who was asked about. */
interface Times {
  readonly known: number[]
  readonly unknown: number[]
}

function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

async function measure(times: number): Promise<Map<string, Times>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'martillo-bench-'))
  const port = await freePort()
  process.stdout.write('Levantando el servidor y su base…\n')
  const server = await startServer(port, { DATA_DIR: dataDir })
  try {
    const databaseUrl = readFileSync(join(dataDir, 'database.url'), 'utf8').trim()
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(
      `insert into users (username, email, password_hash, first_name, email_verified_at)
       values ('conocida', $1, $2, 'Ana', app.now())`,
      [KNOWN, HASH],
    )
    let network = 0
    async function ask(path: string, body: object): Promise<number> {
      await client.query('delete from attempts')
      network += 1
      const begin = performance.now()
      const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
        },
        body: JSON.stringify(body),
      })
      await reply.text()
      const took = performance.now() - begin
      if (reply.status !== 401 && reply.status !== 200) throw new Error(`${path} answered ${reply.status}`)
      return took
    }
    const calls = new Map<string, (email: string) => Promise<number>>([
      ['inicio de sesión', (email) => ask('/login', { email, password: 'no es esta' })],
      ['pedido de contraseña', (email) => ask('/forgot-password', { email })],
    ])
    const tables = new Map<string, Times>()
    for (const [name, call] of calls) {
      const table: Times = { known: [], unknown: [] }
      for (let index = 0; index < times + WARM_UP; index++) {
        const known = await call(KNOWN)
        const unknown = await call(`nadie${index}@bench.test`)
        if (index < WARM_UP) continue
        table.known.push(known)
        table.unknown.push(unknown)
      }
      tables.set(name, table)
    }
    await client.end()
    return tables
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 2 })
  }
}

function print(tables: ReadonlyMap<string, Times>) {
  const line = (cells: readonly string[]) => {
    const [first = '', ...rest] = cells
    process.stdout.write(`${first.padEnd(36)}${rest.map((cell) => cell.padStart(10)).join('')}\n`)
  }
  line(['', 'veces', 'p25 ms', 'p50 ms', 'p75 ms'])
  for (const [name, { known, unknown }] of tables) {
    for (const [who, times] of [
      ['conocido', known],
      ['desconocido', unknown],
    ] as const) {
      const parts = [0.25, 0.5, 0.75].map((part) => quantile(times, part).toFixed(1))
      line([`${name}, email ${who}`, String(times.length), ...parts])
    }
    const apart = Math.abs(quantile(known, 0.5) / quantile(unknown, 0.5) - 1)
    process.stdout.write(`  medianas a ${(apart * 100).toFixed(1)} % una de otra (menos de 10)\n`)
  }
}

const [times = 200] = process.argv.slice(2).map(Number)
print(await measure(times))
