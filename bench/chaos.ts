import { spawnSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './lib/free-port.ts'
import { openConnection, type RawConnection } from './lib/raw-connection.ts'
import { type Bidder, seedAuction, seedPeople } from './lib/seed-people.ts'
import { SERVER, type ServerProcess, startServer } from './lib/start-process.ts'

// Two server processes on one database, random bids by a hundred people over ten auctions, and one process killed
// without mercy in the middle, again and again. Every bid is sent with its UUID until it is answered. Afterwards: no
// acknowledged bid is missing, there is no row that nobody sent, and the audit finds nothing.
// npm run bench -- chaos [bids] [people] [auctions] [kills]

const RETRY_MS = 20

interface Sent {
  readonly person: number
  readonly auction: number
  readonly cents: number
  acknowledged?: { readonly outcome: string; readonly price: number; readonly seq: number }
}

interface Plan {
  readonly bids: number
  readonly people: number
  readonly auctions: number
  readonly kills: number
}

async function main() {
  const [bids = 2_000, people = 100, auctions = 10, kills = 3] = process.argv.slice(2).map(Number)
  const dataDir = mkdtempSync(join(tmpdir(), 'martillo-chaos-'))
  const ports = [await freePort(), await freePort()] as const
  const servers = new Map<number, ServerProcess>()
  try {
    for (const port of ports) servers.set(port, await startServer(port, { DATA_DIR: dataDir }))
    const databaseUrl = readFileSync(join(dataDir, 'database.url'), 'utf8').trim()
    const faults = await storm({ bids, people, auctions, kills }, ports, servers, dataDir, databaseUrl)
    for (const fault of faults) process.stdout.write(`Falta: ${fault}\n`)
    const audit = spawnSync(process.execPath, [join(dirname(SERVER), 'audit.js')], {
      env: { ...process.env, DATABASE_URL: databaseUrl, DEMO: '0' },
      encoding: 'utf8',
    })
    process.stdout.write(audit.stdout + audit.stderr)
    process.exitCode = faults.length === 0 && audit.status === 0 ? 0 : 1
  } finally {
    await Promise.all([...servers.values()].map((server) => server.stop()))
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function storm(
  plan: Plan,
  ports: readonly [number, number],
  servers: Map<number, ServerProcess>,
  dataDir: string,
  databaseUrl: string,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const bidders = await seedPeople(client, plan.people, 'tormenta')
  const [seller] = await seedPeople(client, 1, 'quien_vende')
  const auctions: number[] = []
  for (let index = 0; index < plan.auctions; index++) {
    auctions.push(await seedAuction(client, seller?.id ?? 0, `Tormenta ${index + 1}`))
  }
  const sent = new Map<string, Sent>()
  const statuses: Record<string, number> = {}
  let started = 0
  let answered = 0

  async function bidAway(bidder: Bidder, index: number) {
    const ways = new Map<number, RawConnection>()
    for (;;) {
      started += 1
      const turn = started
      if (turn > plan.bids) break
      const auction = auctions[randomInt(auctions.length)] ?? 0
      const pesos = 1_000 + Math.floor((turn * 40) / plan.auctions) + randomInt(1_500)
      const uuid = randomUUID()
      const entry: Sent = { person: bidder.id, auction, cents: pesos * 100 }
      sent.set(uuid, entry)
      for (let attempt = index; ; attempt++) {
        const port = ports[attempt % ports.length] ?? 0
        const way = ways.get(port) ?? openConnection('127.0.0.1', port)
        ways.set(port, way)
        const headers = { Cookie: bidder.cookie, 'X-Forwarded-For': `10.9.${index % 250}.${turn % 200}` }
        const reply = await way
          .send('PUT', `/api/auctions/${auction}/bids/${uuid}`, headers, `{"amount":${pesos}}`)
          .catch(() => undefined)
        if (!reply) ways.delete(port)
        if (!reply || reply.status === 503) {
          await pause(RETRY_MS)
          continue
        }
        statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
        if (reply.status === 200 || reply.status === 201) entry.acknowledged = JSON.parse(reply.body)
        break
      }
      answered += 1
      if (answered % 200 === 0) process.stdout.write(`${answered} de ${plan.bids} pujas contestadas…\n`)
    }
    for (const way of ways.values()) way.close()
  }

  async function kill() {
    const victim = ports[1]
    for (let time = 1; time <= plan.kills; time++) {
      while (answered < (plan.bids * time) / (plan.kills + 1)) await pause(5)
      const server = servers.get(victim)
      server?.child.kill('SIGKILL')
      process.stdout.write(`Proceso matado con ${answered} pujas contestadas; vuelve a arrancar…\n`)
      servers.set(victim, await startServer(victim, { DATA_DIR: dataDir }))
    }
  }

  await Promise.all([kill(), ...bidders.map(bidAway)])
  process.stdout.write(`Respuestas: ${JSON.stringify(statuses)}\n`)
  const faults = await compare(client, sent)
  await client.end()
  return faults
}

async function compare(client: pg.Client, sent: ReadonlyMap<string, Sent>): Promise<string[]> {
  type Row = {
    bid: string
    person_id: number
    auction_id: number
    cents: string
    outcome: string
    seq: number
  }
  const { rows } = await client.query<Row>(
    'select bid, person_id, auction_id, amount_cents::text as cents, outcome, seq from accepted_bids',
  )
  const stored = new Map(rows.map((row) => [row.bid, row]))
  const faults: string[] = []
  let acknowledged = 0
  for (const [uuid, one] of sent) {
    const row = stored.get(uuid)
    const { acknowledged: reply } = one
    if (reply) {
      acknowledged += 1
      if (!row) faults.push(`la puja ${uuid} se contestó y no está`)
      else if (row.outcome !== reply.outcome || row.seq !== reply.seq) {
        faults.push(`la puja ${uuid} se contestó de otra manera`)
      }
    } else if (row) faults.push(`la puja ${uuid} se rechazó y está`)
    if (
      row &&
      (row.person_id !== one.person || row.auction_id !== one.auction || Number(row.cents) !== one.cents)
    ) {
      faults.push(`la puja ${uuid} no es la que se mandó`)
    }
  }
  for (const row of rows) if (!sent.has(row.bid)) faults.push(`nadie mandó la puja ${row.bid}`)
  process.stdout.write(`${sent.size} pujas mandadas, ${acknowledged} aceptadas, ${rows.length} en la base.\n`)
  return faults
}

await main()
