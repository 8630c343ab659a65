import type { Access, EndpointSpec } from '@martillo/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Session } from '../session.ts'
import { Answer } from './answer.ts'
import { readMultipart, type UploadedFile, withMultipart } from './multipart.ts'
import type { RateRule } from './rate-limit.ts'
import { requireStrict } from './require-strict.ts'
import { retryRead } from './retry-read.ts'

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Replies<E extends EndpointSpec> = E['replies']
type BodyOf<E extends EndpointSpec> = {
  [S in keyof Replies<E>]: Replies<E>[S] extends z.ZodType ? z.output<Replies<E>[S]> : never
}[keyof Replies<E>]
type SessionOf<A extends Access> = A extends 'visitor' ? Session | undefined : Session
type FilesOf<E extends EndpointSpec> = E['files'] extends object
  ? { readonly [K in keyof E['files']]: readonly UploadedFile[] }
  : undefined

/** One call with everything checked: the access, the shapes, the sizes. */
export interface Call<E extends EndpointSpec> {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  /** Per file field, in the order in which they came; the files are gone after the reply. */
  readonly files: FilesOf<E>
  readonly session: SessionOf<E['access']>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Returns the body of the lowest status, `answer(status, body)` for another, or a reply that it sent itself. */
export type Handler<E extends EndpointSpec> = (
  call: Call<E>,
) => Promise<BodyOf<E> | Answer<BodyOf<E>> | FastifyReply>

export interface BindOptions {
  /** Beside the general limit per network. */
  readonly rate?: RateRule | RateRule[]
  /** The answer is the same for everyone: the session is not looked up. Only for visitors' calls. */
  readonly anonymous?: boolean
  /** Comes from another site by design (a provider's form_post): no origin check. */
  readonly foreignOrigin?: boolean
  /** A banned person may call it too, for as long as their key is open. */
  readonly openToBanned?: boolean
  /** What is sent to somebody without a session before the call is even read; nothing: it is read. */
  readonly early?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined
  /** Errors carry their sentence in the field `message` as well. */
  readonly errorMessage?: boolean
  /** Of a JSON body, in bytes; 256 kB when not given. */
  readonly bodyLimit?: number
  /** For short replies to calls that come by the thousand: packing them costs more than it saves. */
  readonly uncompressed?: boolean
}

/** Puts a call of the contract on the server, below `/api`. */
export function bind<const E extends EndpointSpec>(
  app: FastifyInstance,
  spec: E,
  handler: Handler<E>,
  options: BindOptions = {},
): void {
  requireStrict(spec)
  const [method, path] = spec.route.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
  const multipart = spec.files !== undefined
  const { early } = options
  const lowest = Math.min(...Object.keys(spec.replies).map(Number))
  const register = (on: FastifyInstance) =>
    on.route({
      method,
      url: `/api${path}`,
      ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
      ...(options.uncompressed ? { compress: false as const } : {}),
      ...(early
        ? {
            onRequest: (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
              if (request.session || !early(request, reply)) done()
            },
          }
        : {}),
      config: {
        endpoint: spec,
        anonymous: options.anonymous ?? false,
        foreignOrigin: options.foreignOrigin ?? false,
        openToBanned: options.openToBanned ?? false,
        errorMessage: options.errorMessage ?? false,
        ...(options.rate ? { rate: options.rate } : {}),
      },
      schema: {
        ...(spec.params ? { params: spec.params } : {}),
        ...(spec.query ? { querystring: spec.query } : {}),
        ...(spec.body && !multipart ? { body: spec.body } : {}),
        response: spec.replies,
      },
      handler: async (request, reply) => {
        const upload = multipart ? await readMultipart(request, reply, spec) : undefined
        const run = () =>
          handler({
            params: request.params,
            query: request.query,
            body: upload ? upload.body : request.body,
            files: upload?.files,
            session: request.session,
            request,
            reply,
          } as unknown as Call<E>)
        const result = method === 'GET' ? await retryRead(run) : await run()
        if (result instanceof Answer) return reply.code(result.status).send(result.body)
        // A reply that the handler sent itself can be awaited: it is out by now.
        if (result === reply || reply.sent) return reply
        return reply.code(lowest).send(result)
      },
    })
  if (multipart) withMultipart(app, register)
  else register(app)
}
