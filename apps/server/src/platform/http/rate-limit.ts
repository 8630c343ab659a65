import type { FastifyRequest } from 'fastify'
import { tooMany } from './failure.ts'
import { isInProcess } from './in-process.ts'
import { networkOf } from './network-of.ts'
import type { RateCounter } from './rate-counter.ts'

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

async function spend(counter: RateCounter, name: string, rule: RateRule, request: FastifyRequest) {
  const who =
    rule.by === 'person' && request.session ? `person ${request.session.userId}` : networkOf(request.ip)
  const { count, leftMs } = await counter.hit(`${name} ${who}`, rule.perMs)
  if (count <= rule.max) return
  throw tooMany('too_many_requests', leftMs / 1000, 'Hiciste demasiados pedidos seguidos. Esperá un momento.')
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The general limit of the network, before anything is looked up. */
export async function limitNetwork(counter: RateCounter, rates: GeneralRates, request: FastifyRequest) {
  if (isInProcess(request) || request.routeOptions.config.uncounted) return
  const kind = READS.has(request.method) ? 'read' : 'write'
  await spend(counter, kind, rates[kind], request)
}

/** The route's own limits, once the session is known. Of several, visitors are only counted by network. */
export async function limitRoute(counter: RateCounter, request: FastifyRequest) {
  const { rate, endpoint } = request.routeOptions.config
  if (!rate || !endpoint) return
  const rules = [rate].flat()
  const visitor = request.session === undefined
  for (const rule of rules) {
    if (rules.length > 1 && visitor && rule.by === 'person') continue
    await spend(counter, endpoint.route, rule, request)
  }
}
