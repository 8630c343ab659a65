import { printTable } from './lib/print-table.ts'
import { type ReadPlan, type ReadResult, runReads } from './lib/run-reads.ts'
import { keystrokes, searchMix } from './lib/search-mix.ts'
import { roleOfProcess, runRole } from './lib/start-process.ts'
import { sizesOf, withAuctions } from './lib/with-auctions.ts'

// How long a search takes, by how many auctions there are: words, several words, beginnings down to one letter, mistyped
// ones, numbers of models, nonsense, filters and orders; hardly any twice, so that what was read once helps little. And
// the suggestions while somebody types, and the counts of filters.
// npm run bench -- search [size…]

const SEARCHES = 4_000
const CONNECTIONS = 2
const WARM_UP_MS = 4_000
const FOR_MS = 12_000
const AIM_MS = 50

const FACETS = ['active', 'finished', 'mostbids'].flatMap((list) =>
  [
    '',
    '&province=Salta',
    '&condition=nuevo&base_zero=1',
    '&min_price=1000&max_price=9000&delivery=retiro',
  ].map((filters) => `/api/auctions/facets?list=${list}${filters}`),
)

interface Measured {
  readonly name: string
  readonly result: ReadResult
}

const kinds = {
  búsquedas: () => searchMix(SEARCHES),
  sugerencias: keystrokes,
  'cuentas de filtros': () => FACETS,
} as const

interface Asking extends Omit<ReadPlan, 'paths'> {
  /** The paths are too many for a command line: each process makes them. */
  readonly kind: keyof typeof kinds
}

async function read(port: number, kind: Asking['kind']): Promise<ReadResult> {
  const plan: Asking = {
    host: '127.0.0.1',
    port,
    kind,
    connections: CONNECTIONS,
    warmUpMs: WARM_UP_MS,
    forMs: FOR_MS,
  }
  return (await runRole<ReadResult>('reads', plan)).result
}

async function measure(port: number): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const name of Object.keys(kinds) as Asking['kind'][]) {
    process.stdout.write(`  ${name}…\n`)
    measured.push({ name, result: await read(port, name) })
  }
  return measured
}

function print(size: number, measured: readonly Measured[]) {
  process.stdout.write(`\n${size.toLocaleString('es-AR')} subastas, ${CONNECTIONS} conexiones\n`)
  printTable(
    ['', 'por segundo', 'p50 ms', 'p99 ms', 'máx. ms', 'respuestas'],
    measured.map(({ name, result }) => [
      name,
      result.perSecond.toFixed(0),
      ...[result.p50Ms, result.p99Ms, result.maxMs].map((ms) => ms.toFixed(1)),
      `  ${Object.entries(result.statuses)
        .map(([status, times]) => `${status}×${times}`)
        .join(' ')}`,
    ]),
  )
  for (const { name, result } of measured)
    process.stdout.write(`lo más lento de ${name}: ${decodeURIComponent(result.slowest)}\n`)
}

async function main() {
  const role = roleOfProcess()
  if (role) {
    const { kind, ...plan } = role.plan as Asking
    process.send?.(await runReads({ ...plan, paths: kinds[kind]() }))
    process.disconnect()
    return
  }
  let last = 0
  for (const size of sizesOf(process.argv.slice(2))) {
    const measured = await withAuctions(size, measure)
    print(size, measured)
    last = measured[0]?.result.p99Ms ?? 0
  }
  process.stdout.write(
    `\np99 de las búsquedas con la mayor cantidad: ${last.toFixed(0)} ms (menos de ${AIM_MS})\n`,
  )
}

await main()
