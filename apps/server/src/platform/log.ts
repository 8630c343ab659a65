import type { FastifyBaseLogger } from 'fastify'

/** The process's structured log; what it hides is listed in `log-options.ts`. */
export type Log = FastifyBaseLogger
