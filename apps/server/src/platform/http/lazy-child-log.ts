import type { FastifyBaseLogger } from 'fastify'

const WAYS_TO_SAY = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent', 'child'] as const

type Making = () => FastifyBaseLogger
type Saying = (...words: unknown[]) => unknown

class LazyLog {
  readonly #make: Making
  #made: FastifyBaseLogger | undefined

  constructor(make: Making) {
    this.#make = make
  }

  get made(): FastifyBaseLogger {
    this.#made ??= this.#make()
    return this.#made
  }

  get level(): string {
    return this.made.level
  }
}

for (const way of WAYS_TO_SAY) {
  Object.defineProperty(LazyLog.prototype, way, {
    value(this: LazyLog, ...words: unknown[]) {
      return (this.made[way] as Saying)(...words)
    },
  })
}

/**
 * A request's own log, made when something is first said in it. Making one costs about as much as finding the request's
 * route, and hardly any request says anything in its own.
 */
export function lazyChildLog(
  parent: FastifyBaseLogger,
  bindings: Record<string, unknown>,
  options?: Parameters<FastifyBaseLogger['child']>[1],
): FastifyBaseLogger {
  return new LazyLog(() => parent.child(bindings, options)) as unknown as FastifyBaseLogger
}
