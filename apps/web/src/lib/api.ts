import type { ErrorReply } from '@martillo/contract/shapes'
import { ApiError } from './api-error.ts'
import type { CallArguments, CallInput, Reply, Route } from './api-types.ts'
import { tellBan } from './ban.ts'
import { bearer } from './bearer.ts'

declare global {
  /** Set by the packaged app, whose pages live elsewhere than the server. */
  var APP_API: string | undefined
}

/** Where the calls go, without a slash at the end. */
export function apiBase(): string {
  return (globalThis.APP_API ?? '/api').replace(/\/$/, '')
}

interface Loose {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  authorization?: string | undefined
  signal?: AbortSignal
  keepalive?: true
  onHeaders?: (headers: Headers) => void
}

/** The path of a call below the base, parameters and query filled in: `/auctions/7/bids?page=2`. */
export function pathOf<R extends Route>(route: R, ...[input]: CallArguments<R>): string {
  const { params = {}, query = {} } = (input ?? {}) as Loose
  const path = route.slice(route.indexOf(' ') + 1)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    // What may be given several times is written as often.
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) search.append(name, String(one))
    }
  }
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}

/** What an answer that is no success says. */
export function errorOf(response: Response, text: string): ApiError {
  const status = response.status
  const wait = Number(response.headers.get('Retry-After'))
  const retryAfterSeconds = Number.isFinite(wait) && wait > 0 ? wait : undefined
  try {
    const body = JSON.parse(text) as Partial<ErrorReply> & { message?: unknown }
    const details = typeof body.details === 'string' ? body.details : undefined
    const sentence = details ?? body.error ?? body.message
    if (typeof sentence === 'string' && sentence !== '') {
      return new ApiError(sentence, { status, code: body.code ?? `http_${status}`, body, retryAfterSeconds })
    }
  } catch {
    // Not JSON: a proxy or a crash answered; the status is all that is known.
  }
  const sentence = `Error del servidor (${status}): ${response.statusText}`
  return new ApiError(sentence, { status, code: `http_${status}`, retryAfterSeconds })
}

async function send(method: string, path: string, input: Loose): Promise<unknown> {
  const headers = new Headers({ Accept: 'application/json' })
  const token = input.authorization ?? bearer.read()
  if (token) headers.set('Authorization', token)
  const init: RequestInit = { method, headers, credentials: 'include' }
  if (input.signal) init.signal = input.signal
  if (input.keepalive) init.keepalive = true
  if (input.body instanceof FormData) init.body = input.body
  else if (input.body !== undefined) {
    headers.set('Content-Type', 'application/json')
    init.body = JSON.stringify(input.body)
  }
  let response: Response
  let text: string
  try {
    response = await globalThis.fetch(apiBase() + path, init)
    text = await response.text()
  } catch (error) {
    if (input.signal?.aborted) throw error
    throw new ApiError('No pudimos conectarnos. Revisá tu conexión y probá de nuevo.', {
      status: 0,
      code: 'network',
    })
  }
  if (!response.ok) {
    const error = errorOf(response, text)
    if (error.code === 'banned') tellBan(error.facts, token)
    throw error
  }
  input.onHeaders?.(response.headers)
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw errorOf(response, text)
  }
}

/**
 * Makes one call of the contract: `call('PUT /auctions/:id/bids/:uuid', { params, body })`.
 * Throws an ApiError when it is refused or the network fails.
 */
export async function call<R extends Route>(route: R, ...rest: CallArguments<R>): Promise<Reply<R>> {
  const input: CallInput<R> | undefined = rest[0]
  const method = route.slice(0, route.indexOf(' '))
  return (await send(method, pathOf(route, ...rest), (input ?? {}) as Loose)) as Reply<R>
}

/** Reads a path below the base: what SWR fetches with, its keys being such paths. */
export function readPath(path: string): Promise<unknown> {
  return send('GET', path, {})
}
