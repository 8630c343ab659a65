import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { TestApp } from './app.ts'

export interface Reply {
  readonly status: number
  /** Parsed JSON, or the text. */
  readonly body: ReplyBody
  readonly headers: Record<string, number | string | string[] | undefined>
}

/** Replies are looked at field by field in assertions; a wrong field shows up as undefined there. */
export interface ReplyBody {
  readonly [field: string]: unknown
}

/** A file field of a form. */
export interface FilePart {
  readonly content: Buffer
  readonly name: string
  readonly type?: string
}

export type FormFields = Record<string, string | FilePart | readonly (string | FilePart)[]>

/** Somebody who acts through HTTP, with a browser's cookies. */
export interface Person {
  /** Sent with every further call; a cookie or header of the person's own. */
  readonly headers: Record<string, string>
  readonly cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  delete(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  /** Sends a multipart form. */
  form(method: 'POST' | 'PUT', path: string, fields: FormFields): Promise<Reply>
}

function multipart(fields: FormFields): { payload: Buffer; type: string } {
  const boundary = `----${randomUUID()}`
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: string | FilePart) => {
      const file = typeof one === 'string' ? undefined : one
      const about = file ? `; filename="${file.name}"\r\nContent-Type: ${file.type ?? 'image/jpeg'}` : ''
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${about}\r\n\r\n`
      return Buffer.concat([
        Buffer.from(head),
        file ? file.content : Buffer.from(String(one)),
        Buffer.from('\r\n'),
      ])
    }),
  )
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return { payload, type: `multipart/form-data; boundary=${boundary}` }
}

/** A visitor with an empty cookie jar. Paths are below `/api`. */
export function makePerson(app: TestApp | FastifyInstance): Person {
  const server = 'platform' in app ? app.platform.app : app
  const cookies = new Map<string, string>()
  const own: Record<string, string> = {}

  async function call(options: InjectOptions): Promise<Reply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await server.inject({
      ...options,
      url: `/api${String(options.url)}`,
      headers: { ...(cookie ? { cookie } : {}), ...own, ...options.headers },
    })
    for (const { name, value, expires } of response.cookies) {
      if (value === '' || (expires && expires.getTime() === 0)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    const body = isJson ? response.json<ReplyBody>() : { text: response.body }
    return { status: response.statusCode, body, headers: response.headers }
  }
  const withBody =
    (method: 'POST' | 'PUT' | 'DELETE') =>
    (url: string, body?: unknown, headers = {}) =>
      call({ method, url, headers, ...(body === undefined ? {} : { payload: body as object }) })

  return {
    headers: own,
    cookies,
    get: (url, headers = {}) => call({ method: 'GET', url, headers }),
    post: withBody('POST'),
    put: withBody('PUT'),
    delete: withBody('DELETE'),
    form(method, url, fields) {
      const { payload, type } = multipart(fields)
      return call({ method, url, payload, headers: { 'content-type': type } })
    },
  }
}
