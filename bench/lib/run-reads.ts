import { openConnection } from './raw-connection.ts'

export interface ReadPlan {
  readonly host: string
  readonly port: number
  /** Asked for one after the other, from the start again at the end. */
  readonly paths: readonly string[]
  readonly connections: number
  readonly warmUpMs: number
  readonly forMs: number
}

export interface ReadResult {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly maxMs: number
  /** Replies by status. */
  readonly statuses: Readonly<Record<string, number>>
  /** The slowest path, and how long it took. */
  readonly slowest: string
}

/** A household has a few addresses; the general limit of requests per network is not what is measured here. */
const ADDRESSES = 250 * 250

/** Each connection asks again as soon as it was answered. */
export async function runReads(plan: ReadPlan): Promise<ReadResult> {
  const statuses: Record<string, number> = {}
  const times: number[] = []
  let asked = 0
  let slowest = { path: '', ms: 0 }
  const start = performance.now()
  const from = start + plan.warmUpMs
  const until = from + plan.forMs

  async function ask() {
    const connection = openConnection(plan.host, plan.port)
    while (performance.now() < until) {
      const path = plan.paths[asked % plan.paths.length] ?? '/'
      const address = asked % ADDRESSES
      asked += 1
      const sent = performance.now()
      const { status } = await connection.send(
        'GET',
        path,
        { 'X-Forwarded-For': `10.7.${address % 250}.${Math.floor(address / 250)}` },
        '',
      )
      const now = performance.now()
      if (sent < from || now > until) continue
      times.push(now - sent)
      if (now - sent > slowest.ms) slowest = { path, ms: now - sent }
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    connection.close()
  }

  await Promise.all(Array.from({ length: plan.connections }, ask))
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return {
    perSecond: times.length / (plan.forMs / 1000),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
    statuses,
    slowest: slowest.path,
  }
}
