import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import cors, { type FastifyCorsOptions } from '@fastify/cors'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Hooks } from '../hooks.ts'
import { admit } from './admit.ts'
import { commonHeaders } from './common-headers.ts'
import { handleError } from './error-handler.ts'
import { isInProcess } from './in-process.ts'
import { lazyChildLog } from './lazy-child-log.ts'
import { type LogOptions, logOptions } from './log-options.ts'
import { registerOpenApi } from './open-api.ts'
import { ownOrigins } from './origin-check.ts'
import { parseInput } from './parse-input.ts'
import type { RateCounter } from './rate-counter.ts'
import type { GeneralRates } from './rate-limit.ts'
import { readableUrl } from './readable-url.ts'
import { rememberParsed } from './remember-parsed.ts'
import { rememberTrust } from './remember-trust.ts'
import './request-fields.ts'
import { addPolicy } from './security-headers.ts'

export interface ServerOptions {
  readonly publicUrl: string
  /** Addresses and networks whose forwarding headers are believed. */
  readonly trustProxy: readonly string[]
  /** Origins of the packaged app. */
  readonly appOrigins: readonly string[]
  readonly productName: string
  readonly log: LogOptions
  readonly hooks: Hooks
  /** ISO of the deciding clock, for `X-Server-Time`. */
  readonly nowIso: () => string
  readonly rates: GeneralRates
  readonly rateCounter: RateCounter
}

const BODY_LIMIT_BYTES = 256 * 1024
const KEEP_ALIVE_MS = 72_000

/** Only the packaged app comes from another origin. */
function corsFor(appOrigins: readonly string[]): FastifyCorsOptions {
  return {
    origin: [...appOrigins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['Authorization', 'X-Server-Time', 'Retry-After'],
    maxAge: 600,
  }
}

/** The HTTP server with everything that holds for every call; routes come after. */
export async function makeServer(options: ServerOptions): Promise<FastifyInstance> {
  const secure = options.publicUrl.startsWith('https:')
  const app = Fastify({
    logger: logOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy.length > 0 ? rememberTrust(options.trustProxy) : false,
    childLoggerFactory: lazyChildLog,
    bodyLimit: BODY_LIMIT_BYTES,
    rewriteUrl: ({ url }) => readableUrl(url),
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => handleError(error, request, reply),
  })
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => {
    const parse = httpPart === 'body' ? (data: unknown) => parseInput(schema, data) : rememberParsed(schema)
    return (data) => ({ value: parse(data) })
  })
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients name the type of calls that have no body, too.
    if (body === '') done(null, undefined)
    else parseJson(request, body as string, done)
  })

  app.decorateRequest('session', undefined)
  app.decorateRequest('sessionBy', undefined)

  const { ofPages, ofCalls } = commonHeaders(secure)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.endpoint ? ofCalls : ofPages).header('X-Request-Id', request.id)
    done()
  })
  if (options.appOrigins.length > 0) await app.register(cors, corsFor(options.appOrigins))
  // Replies only: nobody sends packed bodies but to fill the memory.
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1_024,
    encodings: ['br', 'gzip'],
  })
  await app.register(cookie)
  await registerOpenApi(app, { title: options.productName, publicUrl: options.publicUrl })

  app.addHook('onRequest', admit({ ...options, own: ownOrigins(options.publicUrl, options.appOrigins) }))
  // A connection kept alive by a request in flight would hold the process open until its client leaves.
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (closing) reply.header('Connection', 'close')
    reply.header('X-Server-Time', options.nowIso())
    if (request.url.startsWith('/api/') && !reply.hasHeader('Cache-Control')) {
      reply.header('Cache-Control', 'no-cache')
    }
    addPolicy(request, reply)
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (!isInProcess(request)) {
      const ms = Math.round(reply.elapsedTime)
      app.log.info({ reqId: request.id, req: request, res: reply, ms }, 'answered')
    }
    done()
  })
  return app
}
