import type pg from 'pg'
import { startConstantServer } from './lib/constant-server.ts'
import { printTable } from './lib/print-table.ts'
import { type ReadPlan, type ReadResult, runReads } from './lib/run-reads.ts'
import { roleOfProcess, runRole } from './lib/start-process.ts'
import { sizesOf, withAuctions } from './lib/with-auctions.ts'

// Requests per second and the 99th percentile of what visitors read most, by how many auctions there are; beside it, in
// the same run, the same framework answering a constant JSON of the same size. What was read once is shown for a
// second, so the home and the lists are measured as many visitors see them; of the auctions a few are looked at by most
// and many by few.
// npm run bench -- lists [size…]

const CONNECTIONS = 16
const WARM_UP_MS = 2_000
const FOR_MS = 6_000
const PAGES_OF_LISTS = 3
/** So many auctions are looked at; a third of the looks goes to one in a hundred of them. */
const AUCTIONS = 2_000
const LOOKS = 3_000
const POPULARITY = 4

interface Measured {
  readonly name: string
  readonly aim: number
  readonly result: ReadResult
  readonly constant: ReadResult
}

async function asRole({ role, plan }: { role: string; plan: unknown }) {
  if (role === 'constant') {
    process.send?.(await startConstantServer((plan as { bytes: number }).bytes))
    return
  }
  process.send?.(await runReads(plan as ReadPlan))
  process.disconnect()
}

async function read(port: number, paths: readonly string[], connections = CONNECTIONS): Promise<ReadResult> {
  const plan = { host: '127.0.0.1', port, paths, connections, warmUpMs: WARM_UP_MS, forMs: FOR_MS }
  return (await runRole<ReadResult>('reads', plan)).result
}

async function readConstant(bytes: number): Promise<ReadResult> {
  const { result: port, child } = await runRole<number>('constant', { bytes })
  try {
    return await read(port, ['/constant'])
  } finally {
    child.kill()
  }
}

async function sizeOf(port: number, path: string): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`)
  if (!reply.ok) throw new Error(`${path} was answered ${reply.status}`)
  return (await reply.arrayBuffer()).byteLength
}

const LISTS = [
  '/api/auctions/active?limit=50',
  ...['active', 'basezero', 'mostbids', 'finishingsoon', 'finished'].flatMap((name) =>
    Array.from({ length: PAGES_OF_LISTS }, (_, index) => `/api/auctions/${name}?page=${index + 1}`),
  ),
  '/api/categories/7/auctions',
  '/api/subcategories/31/auctions',
  '/api/auctions/active?province=C%C3%B3rdoba&condition=nuevo&sort=price',
  '/api/auctions/active?min_price=1000&max_price=5000&delivery=retiro',
  '/api/categories/7/auctions?ends_within=24&sort=bids',
]

function looksAt(ids: readonly number[]): string[] {
  return Array.from({ length: LOOKS }, (_, look) => {
    // Evenly spread over 0–1, and always the same.
    const drawn = (look * 0.618034) % 1
    return `/api/auctions/${ids[Math.floor(drawn ** POPULARITY * ids.length)]}`
  })
}

async function measure(port: number, client: pg.Client): Promise<Measured[]> {
  const { rows } = await client.query<{ id: number }>(
    'select auction_id as id from listings order by hashint4(auction_id) limit $1',
    [AUCTIONS],
  )
  const kinds = [
    { name: 'portada (HTML)', aim: 0.5, paths: ['/'] },
    { name: 'listas (JSON)', aim: 0.5, paths: LISTS },
    { name: 'detalle (JSON)', aim: 0.25, paths: looksAt(rows.map(({ id }) => id)) },
  ]
  const measured: Measured[] = []
  for (const { name, aim, paths } of kinds) {
    process.stdout.write(`  ${name}…\n`)
    const constant = await readConstant(await sizeOf(port, paths[1] ?? paths[0] ?? '/'))
    measured.push({ name, aim, constant, result: await read(port, paths) })
  }
  return measured
}

function print(size: number, measured: readonly Measured[]) {
  process.stdout.write(`\n${size.toLocaleString('es-AR')} subastas, ${CONNECTIONS} conexiones\n`)
  printTable(
    ['', 'por segundo', 'p50 ms', 'p99 ms', 'máx. ms', 'constante/s', 'relación', 'se busca', 'respuestas'],
    measured.map(({ name, aim, result, constant }) => [
      name,
      result.perSecond.toFixed(0),
      ...[result.p50Ms, result.p99Ms, result.maxMs].map((ms) => ms.toFixed(1)),
      constant.perSecond.toFixed(0),
      (result.perSecond / constant.perSecond).toFixed(2),
      `≥ ${aim}`,
      Object.entries(result.statuses)
        .map(([status, times]) => `${status}×${times}`)
        .join(' '),
    ]),
  )
}

/** Cost is time per request, against the constant answer of the same minute. */
function printGrowth(first: readonly Measured[], last: readonly Measured[]) {
  const costOf = ({ result, constant }: Measured) => constant.perSecond / result.perSecond
  const growth = last.flatMap((big) => {
    const small = first.find(({ name }) => name === big.name)
    return small ? [`${big.name} ${(costOf(big) / costOf(small)).toFixed(2)}`] : []
  })
  process.stdout.write(
    `\nCuánto crece el costo de la menor a la mayor (se busca menos de 2): ${growth.join(' · ')}\n`,
  )
}

async function main() {
  const role = roleOfProcess()
  if (role) return asRole(role)
  const all: Measured[][] = []
  for (const size of sizesOf(process.argv.slice(2))) {
    const measured = await withAuctions(size, measure)
    print(size, measured)
    all.push(measured)
  }
  const [first, ...others] = all
  const last = others.at(-1)
  if (first && last) printGrowth(first, last)
}

await main()
