import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import pg from 'pg'
import { freePort } from './lib/free-port.ts'
import { type LoadPlan, type LoadResult, runLoad } from './lib/run-load.ts'
import { seedAuction, seedPeople } from './lib/seed-people.ts'
import { roleOfProcess, runRole, startServer } from './lib/start-process.ts'

// What uploads cost bids, in one run: bids on a hot auction alone, then while twenty bombs at once come again and again
// (small files of 64250 × 64250 pixels), then while twenty photos at once do.
// npm run bench -- uploads [seconds] [bidders]

const AT_ONCE = 20
const WARM_UP_MS = 1_500
const BOMB_SIDE = 64_250
const PHOTO_SIDE = 1_400

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG that says it has so many pixels a side, with the given lines of pixels in it. */
function png(side: number, lines: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt16BE(0x0802, 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Noise costs a decoder and an encoder the most. */
function photo(): Buffer {
  const line = () => Buffer.concat([Buffer.from([0]), randomBytes(PHOTO_SIDE * 3)])
  return png(PHOTO_SIDE, Buffer.concat(Array.from({ length: PHOTO_SIDE }, line)))
}

interface Upload {
  readonly base: string
  readonly cookie: string
  readonly file: Buffer
}

async function send({ base, cookie, file }: Upload, turn: number): Promise<number> {
  const draft = randomUUID()
  const form = new FormData()
  form.append('photo', new Blob([new Uint8Array(file)]), 'foto.png')
  const headers = { cookie, 'x-forwarded-for': `10.99.${turn % 250}.1` }
  const reply = await fetch(`${base}/drafts/${draft}/photos/${randomUUID()}`, {
    method: 'PUT',
    headers,
    body: form,
  })
  await reply.text()
  if (reply.status === 201) await fetch(`${base}/drafts/${draft}`, { method: 'DELETE', headers })
  return reply.status
}

/** Twenty at once, wave after wave, until the work is done; how many of each answer there were. */
async function waves<T>(uploads: readonly Upload[], work: Promise<T>): Promise<[T, string]> {
  let over = false
  const done = work.finally(() => {
    over = true
  })
  const statuses = new Map<number, number>()
  for (let turn = 0; !over && uploads.length > 0; turn++) {
    const replies = await Promise.all(uploads.map((upload) => send(upload, turn)))
    for (const status of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  return [await done, [...statuses].map(([status, times]) => `${status}×${times}`).join(' ')]
}

async function measure(seconds: number, bidders: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'martillo-bench-'))
  const port = await freePort()
  process.stdout.write('Levantando el servidor y su base…\n')
  const server = await startServer(port, { DATA_DIR: dataDir })
  try {
    const connectionString = readFileSync(join(dataDir, 'database.url'), 'utf8').trim()
    const client = new pg.Client({ connectionString })
    await client.connect()
    const people = await seedPeople(client, bidders, 'postor')
    const sellers = await seedPeople(client, AT_ONCE, 'vendedor')
    const kinds: [string, Buffer | undefined][] = [
      ['sin subidas', undefined],
      [`${AT_ONCE} bombas a la vez`, png(BOMB_SIDE, Buffer.alloc(1_000))],
      [`${AT_ONCE} fotos a la vez`, photo()],
    ]
    let alone = 0
    for (const [name, file] of kinds) {
      const auction = await seedAuction(client, sellers[0]?.id ?? 0, `Subasta con ${name}`)
      const plan: LoadPlan = {
        host: '127.0.0.1',
        port,
        path: `/api/auctions/${auction}/bids/:uuid`,
        cookies: people.map(({ cookie }) => cookie),
        warmUpMs: WARM_UP_MS,
        forMs: seconds * 1_000,
        firstAmount: 1_000,
        step: 10,
      }
      const base = `http://127.0.0.1:${port}/api`
      const uploads = file ? sellers.map(({ cookie }) => ({ base, cookie, file })) : []
      const [{ result }, answers] = await waves(uploads, runRole<LoadResult>('load', plan))
      alone ||= result.acceptedPerSecond
      const ratio = result.acceptedPerSecond / alone
      process.stdout.write(
        `${name.padEnd(24)}${result.acceptedPerSecond.toFixed(0).padStart(7)} pujas/s  p99 ${result.p99Ms.toFixed(0).padStart(4)} ms  relación ${ratio.toFixed(2)}  ${answers}\n`,
      )
    }
    await client.end()
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 2 })
  }
}

async function main() {
  const role = roleOfProcess()
  if (role) {
    process.send?.(await runLoad(role.plan as LoadPlan))
    process.disconnect()
    return
  }
  const [seconds = 8, bidders = 32] = process.argv.slice(2).map(Number)
  await measure(seconds, bidders)
}

await main()
