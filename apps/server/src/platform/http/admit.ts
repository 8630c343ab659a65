import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import type { Hooks } from '../hooks.ts'
import { requireAccess } from './access.ts'
import { admitBanned } from './admit-banned.ts'
import { checkOrigin } from './origin-check.ts'
import type { RateCounter } from './rate-counter.ts'
import { type GeneralRates, limitNetwork, limitRoute } from './rate-limit.ts'
import { retryRead } from './retry-read.ts'
import { readCredentials } from './session-cookie.ts'

export interface Admission {
  readonly publicUrl: string
  /** Origins whose pages may use a session. */
  readonly own: readonly string[]
  readonly hooks: Pick<Hooks, 'findSession' | 'findBan'>
  readonly rates: GeneralRates
  readonly rateCounter: RateCounter
}

/** Throws or rejects with a refusal. A promise only where something has to be waited for. */
type Step = (request: FastifyRequest, config: FastifyContextConfig) => void | Promise<void>

function stepsOf({ publicUrl, own, hooks, rates, rateCounter }: Admission): readonly Step[] {
  return [
    (request, config) => limitNetwork(rateCounter, rates, request, config),
    (request, { endpoint, anonymous }) => {
      if (!endpoint || anonymous) return
      const credentials = readCredentials(request, publicUrl)
      if (!credentials.bearer && !credentials.cookie) return
      return retryRead(() => hooks.findSession(credentials)).then((session) => {
        request.session = session
        request.sessionBy = credentials.bearer ? 'bearer' : 'cookie'
      })
    },
    (request) => checkOrigin(request, own),
    (request, config) => limitRoute(rateCounter, request, config),
    (request, { endpoint }) => {
      if (!endpoint || endpoint.access === 'visitor' || request.session) return
      return admitBanned(request, { hooks, publicUrl })
    },
    (request, { endpoint }) => {
      if (endpoint) requireAccess(request, endpoint.access)
    },
  ]
}

/**
 * What comes before any call is read, as a hook: the network's limit, who is calling, where from, the call's own limits and
 * who may make it. Most requests are a visitor's and have to wait for nothing; going through promises would be a tenth of
 * what a kept answer costs.
 */
export function admit(admission: Admission) {
  const steps = stepsOf(admission)

  function takeFrom(
    first: number,
    request: FastifyRequest,
    config: FastifyContextConfig,
  ): void | Promise<void> {
    for (let index = first; index < steps.length; index++) {
      const waiting = steps[index]?.(request, config)
      if (waiting) return waiting.then(() => takeFrom(index + 1, request, config))
    }
  }

  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const waiting = takeFrom(0, request, request.routeOptions.config)
    if (waiting)
      waiting.then(
        () => done(),
        (error?: Error) => done(error || new Error('Refused without a word')),
      )
    else done()
  }
}
