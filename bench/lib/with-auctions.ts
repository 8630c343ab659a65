import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { seedAuctions } from './seed-auctions.ts'
import { startServer } from './start-process.ts'

const RETRIES = 2

/** The sizes that were asked for on the command line, else those that are aimed at. */
export function sizesOf(args: readonly string[]): number[] {
  const sizes = args.map(Number).filter((size) => Number.isSafeInteger(size) && size > 0)
  return sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]
}

function showProgress(size: number) {
  const start = performance.now()
  let shownAt = 0
  return (done: number, what: string) => {
    const now = performance.now()
    if (done < size && now - shownAt < 2_000) return
    shownAt = now
    const seconds = ((now - start) / 1000).toFixed(0)
    process.stdout.write(
      `  ${seconds} s · ${done.toLocaleString('es-AR')} de ${size.toLocaleString('es-AR')} · ${what}\n`,
    )
  }
}

/** Runs `measure` against the real server on a fresh database with so many auctions; both are gone afterwards. */
export async function withAuctions<T>(
  size: number,
  measure: (port: number, client: pg.Client) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'martillo-bench-'))
  const port = await freePort()
  process.stdout.write(`\nLevantando el servidor con ${size.toLocaleString('es-AR')} subastas…\n`)
  const server = await startServer(port, { DATA_DIR: dataDir })
  const connectionString = readFileSync(join(dataDir, 'database.url'), 'utf8').trim()
  async function connect() {
    const client = new pg.Client({ connectionString })
    await client.connect()
    return client
  }
  try {
    await seedAuctions(connect, size, showProgress(size))
    const client = await connect()
    try {
      return await measure(port, client)
    } finally {
      await client.end()
    }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: RETRIES })
  }
}
