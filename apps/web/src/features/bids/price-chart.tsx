import type { BidRow } from '@martillo/contract/bids'

const WIDTH = 320
const HEIGHT = 90
const PADDING = 6

interface Step {
  atMs: number
  amount: number
}

/** The chart's line: the price holds until the next bid, so it climbs in steps. Null with fewer than two bids. */
export function stepLine(steps: readonly Step[]): string | null {
  const first = steps[0]
  const last = steps.at(-1)
  if (!first || !last || steps.length < 2) return null
  const spanMs = Math.max(1, last.atMs - first.atMs)
  const low = Math.min(...steps.map(({ amount }) => amount))
  const high = Math.max(...steps.map(({ amount }) => amount))
  const x = (atMs: number) => Math.round(((atMs - first.atMs) / spanMs) * WIDTH * 10) / 10
  const y = (amount: number) =>
    Math.round(
      (HEIGHT - PADDING - ((amount - low) / Math.max(1, high - low)) * (HEIGHT - 2 * PADDING)) * 10,
    ) / 10
  const rest = steps.slice(1).map(({ atMs, amount }) => `H${x(atMs)}V${y(amount)}`)
  return `M0 ${y(first.amount)}${rest.join('')}H${WIDTH}`
}

/** The price over time as a small step chart. `rows` come the last first. */
export function PriceChart({ rows, nowMs }: { rows: readonly BidRow[]; nowMs: number }) {
  const line = stepLine(
    rows
      .map((row) => ({ atMs: Date.parse(row.at), amount: row.amount }))
      .filter(({ atMs }) => atMs <= nowMs + 60_000)
      .reverse(),
  )
  if (!line) return null
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label="El precio a lo largo del tiempo"
      className="h-[90px] w-full"
    >
      <path d={`${line}V${HEIGHT}H0Z`} className="fill-brand/10" />
      <path
        d={line}
        fill="none"
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
        className="stroke-brand"
      />
    </svg>
  )
}
