import type { FastifyServerOptions } from 'fastify'

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'bearer',
  'verification_code',
  'delivery_code',
  'clave',
  'nonce',
] as const

const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `req.headers.${field}`])

/** An address without its query, where links carry secrets. */
function withoutQuery(url: string): string {
  const mark = url.indexOf('?')
  return mark < 0 ? url : `${url.slice(0, mark)}?…`
}

export interface LogOptions {
  readonly level: string
  /** Where lines go; the standard output when not given. */
  readonly stream?: { write(line: string): void }
}

/** JSON lines with the request's id; bodies are never written, and of headers only what is listed here. */
export function logOptions({
  level,
  stream,
}: LogOptions): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    redact: { paths, censor: '[hidden]' },
    ...(stream ? { stream } : {}),
    serializers: {
      req: (request) => ({ method: request.method, url: withoutQuery(request.url), ip: request.ip }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  }
}
