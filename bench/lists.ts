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
const FOR_MS = 4_000
/** A machine's pace changes within the minute: each is measured so often in turn with its constant, and the middle counts. */
const ROUNDS = 5
const PAGES_OF_LISTS = 3
const SIZES_OF = 50
/** So many auctions are looked at; a third of the looks goes to one in a hundred of them. */
const AUCTIONS = 2_000
const LOOKS = 3_000
const POPULARITY = 4

interface Round {
  readonly result: ReadResult
  readonly constant: ReadResult
}

interface Measured {
  readonly name: string
  readonly aim: number
  readonly rounds: readonly Round[]
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
  const { result } = await runRole<ReadResult>('reads', plan)
  if (Object.keys(result.statuses).some((status) => status !== '200')) {
    throw new Error(`Not all were answered: ${JSON.stringify(result.statuses)}`)
  }
  return result
}

function ratioOf({ result, constant }: Round): number {
  return result.perSecond / constant.perSecond
}

/** In the order of their ratios. */
async function readBesideConstant(port: number, paths: readonly string[], bytes: number): Promise<Round[]> {
  const { result: constantPort, child } = await runRole<number>('constant', { bytes })
  try {
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ constant: await read(constantPort, ['/constant']), result: await read(port, paths) })
    }
    return rounds.sort((a, b) => ratioOf(a) - ratioOf(b))
  } finally {
    child.kill()
  }
}

/** How many bytes an answer has on average, by the first paths. */
async function sizeOf(port: number, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.slice(0, SIZES_OF).map(async (path) => {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`)
      if (!reply.ok) throw new Error(`${path} was answered ${reply.status}`)
      return (await reply.arrayBuffer()).byteLength
    }),
  )
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length)
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
    const bytes = await sizeOf(port, paths)
    measured.push({ name, aim, rounds: await readBesideConstant(port, paths, bytes) })
  }
  return measured
}

function middleOf({ rounds }: Measured): Round {
  const middle = rounds[Math.floor(rounds.length / 2)]
  if (!middle) throw new Error('Nothing was measured')
  return middle
}

function print(size: number, measured: readonly Measured[]) {
  process.stdout.write(`\n${size.toLocaleString('es-AR')} subastas, ${CONNECTIONS} conexiones\n`)
  printTable(
    ['', 'por segundo', 'p50 ms', 'p99 ms', 'máx. ms', 'constante/s', 'relación', 'todas', 'se busca'],
    measured.map((one) => {
      const { result, constant } = middleOf(one)
      const worst = Math.max(...one.rounds.map((round) => round.result.maxMs))
      return [
        one.name,
        result.perSecond.toFixed(0),
        ...[result.p50Ms, result.p99Ms, worst].map((ms) => ms.toFixed(1)),
        constant.perSecond.toFixed(0),
        ratioOf({ result, constant }).toFixed(2),
        `  ${one.rounds.map((round) => ratioOf(round).toFixed(2)).join('–')}`,
        `≥ ${one.aim}`,
      ]
    }),
  )
}

/** Cost is time per request, against the constant answer of the same minute. */
function printGrowth(first: readonly Measured[], last: readonly Measured[]) {
  const costOf = (one: Measured) => 1 / ratioOf(middleOf(one))
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
