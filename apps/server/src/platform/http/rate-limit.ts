import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import { tooMany } from './failure.ts'
import { isInProcess } from './in-process.ts'
import { networkOf } from './network-of.ts'
import type { Hits, RateCounter } from './rate-counter.ts'

/** At most `max` requests in each window of `perMs`, counted by network or by person (visitors by network). */
export interface RateRule {
  readonly max: number
  readonly perMs: number
  readonly by: 'network' | 'person'
}

export interface GeneralRates {
  readonly read: RateRule
  readonly write: RateRule
}

/** A household behind one address, a few tabs each: far above people, far below a flood. */
export const generalRates: GeneralRates = {
  read: { max: 3_000, perMs: 60_000, by: 'network' },
  write: { max: 600, perMs: 60_000, by: 'network' },
}

function judge({ count, leftMs }: Hits, { max }: RateRule) {
  if (count <= max) return
  throw tooMany('too_many_requests', leftMs / 1000, 'Hiciste demasiados pedidos seguidos. Esperá un momento.')
}

/** A promise only where the counter has to be waited for. */
function spend(
  counter: RateCounter,
  name: string,
  rule: RateRule,
  request: FastifyRequest,
): void | Promise<void> {
  const who =
    rule.by === 'person' && request.session ? `person ${request.session.userId}` : networkOf(request.ip)
  const hits = counter.hit(`${name} ${who}`, rule.perMs)
  return hits instanceof Promise ? hits.then((known) => judge(known, rule)) : judge(hits, rule)
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The general limit of the network, before anything is looked up. */
export function limitNetwork(
  counter: RateCounter,
  rates: GeneralRates,
  request: FastifyRequest,
  { uncounted }: FastifyContextConfig,
): void | Promise<void> {
  if (uncounted || isInProcess(request)) return
  const kind = READS.has(request.method) ? 'read' : 'write'
  return spend(counter, kind, rates[kind], request)
}

async function spendEach(
  counter: RateCounter,
  rules: readonly RateRule[],
  name: string,
  request: FastifyRequest,
) {
  const visitor = request.session === undefined
  for (const rule of rules) {
    if (rules.length > 1 && visitor && rule.by === 'person') continue
    await spend(counter, name, rule, request)
  }
}

/** The route's own limits, once the session is known. Of several, visitors are only counted by network. */
export function limitRoute(
  counter: RateCounter,
  request: FastifyRequest,
  { rate, endpoint }: FastifyContextConfig,
): void | Promise<void> {
  if (!rate || !endpoint) return
  return spendEach(counter, [rate].flat(), endpoint.route, request)
}
