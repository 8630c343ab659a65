import { randomUUID } from 'node:crypto'
import { openConnection } from './raw-connection.ts'

export interface LoadPlan {
  readonly host: string
  readonly port: number
  /** Where each bidder bids; `:uuid` is replaced by a fresh one. */
  readonly path: string
  /** One session's cookie per bidder. */
  readonly cookies: readonly string[]
  readonly warmUpMs: number
  readonly forMs: number
  /** Pesos: the first maximum, and how much each next one lies above. */
  readonly firstAmount: number
  readonly step: number
  /** What a browser says that it unpacks; nothing when not given. */
  readonly acceptEncoding?: string
}

export interface LoadResult {
  readonly seconds: number
  /** Replies by status. */
  readonly statuses: Readonly<Record<string, number>>
  readonly acceptedPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly maxMs: number
}

/** A household has a few addresses; the general limit of requests per network is not what is measured here. */
const ADDRESSES_EACH = 120

/** Every bidder bids again as soon as the last bid was answered, each time a little more than anybody before. */
export async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const statuses: Record<string, number> = {}
  const times: number[] = []
  let made = 0
  const start = performance.now()
  const from = start + plan.warmUpMs
  const until = from + plan.forMs

  async function bidOn(cookie: string, bidder: number) {
    const connection = openConnection(plan.host, plan.port)
    for (let turn = 0; performance.now() < until; turn++) {
      made += 1
      const amount = plan.firstAmount + made * plan.step
      const sent = performance.now()
      const { status } = await connection.send(
        'PUT',
        plan.path.replace(':uuid', randomUUID()),
        {
          Cookie: cookie,
          'X-Forwarded-For': `10.${bidder % 250}.${Math.floor(bidder / 250)}.${turn % ADDRESSES_EACH}`,
          ...(plan.acceptEncoding ? { 'Accept-Encoding': plan.acceptEncoding } : {}),
        },
        `{"amount":${amount}}`,
      )
      const now = performance.now()
      if (sent < from || now > until) continue
      times.push(now - sent)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    connection.close()
  }

  await Promise.all(plan.cookies.map(bidOn))
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  const seconds = plan.forMs / 1000
  const accepted = (statuses['201'] ?? 0) + (statuses['200'] ?? 0)
  return {
    seconds,
    statuses,
    acceptedPerSecond: accepted / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
  }
}
