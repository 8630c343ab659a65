import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, pathOf } from './api.ts'
import { ApiError, sentenceOf } from './api-error.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Answers the next call and shows what was asked. */
function answer(status: number, body: string, headers: Record<string, string> = {}) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    return new Response(body, { status, statusText: 'Bad Gateway', headers })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

async function refusalOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.catch((thrown: unknown) => thrown)
  if (error instanceof ApiError) return error
  throw new Error('was not refused by the API')
}

describe('call', () => {
  it('fills path, query and JSON body, with credentials', async () => {
    const fetch = answer(200, '{"ok":true}')
    await call('PUT /auctions/:id/bids/:uuid', { params: { id: 7, uuid: 'a b' }, body: { amount: 10.5 } })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/auctions/7/bids/a%20b')
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'PUT',
      credentials: 'include',
      body: '{"amount":10.5}',
    })
  })

  it('leaves out what is undefined in a query', () => {
    expect(pathOf('GET /auctions', { query: { page: 2, limit: undefined } })).toBe('/auctions?page=2')
    expect(pathOf('GET /auctions')).toBe('/auctions')
  })

  it('sends files as they are, without a content type of its own', async () => {
    const fetch = answer(201, '{"id":1,"username":"ana"}')
    const body = new FormData()
    await call('POST /register', { body })
    expect(fetch.mock.calls[0]?.[1].body).toBe(body)
    expect(new Headers(fetch.mock.calls[0]?.[1].headers).has('Content-Type')).toBe(false)
  })

  it('turns a refusal into its code, sentence and facts', async () => {
    answer(422, '{"code":"bid_too_low","error":"La puja mínima es $ 1.500","minimum":1500}')
    const error = await refusalOf(call('GET /config'))
    expect(error).toMatchObject({ status: 422, code: 'bid_too_low', message: 'La puja mínima es $ 1.500' })
    expect(error.facts.minimum).toBe(1500)
  })

  it('prefers details, then error, then message', async () => {
    answer(400, '{"details":"uno","error":"dos","message":"tres"}')
    expect((await refusalOf(call('GET /config'))).message).toBe('uno')
    answer(400, '{"message":"tres"}')
    expect((await refusalOf(call('GET /config'))).message).toBe('tres')
  })

  it('says the status when the body is not readable', async () => {
    answer(502, '<html>')
    expect((await refusalOf(call('GET /config'))).message).toBe('Error del servidor (502): Bad Gateway')
  })

  it('keeps how long to wait', async () => {
    answer(503, '{"code":"busy","error":"Probá de nuevo."}', { 'Retry-After': '1' })
    expect((await refusalOf(call('GET /config'))).retryAfterSeconds).toBe(1)
  })

  it('has a sentence of its own for a missing network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const error = await refusalOf(call('GET /config'))
    expect(error).toMatchObject({ status: 0, code: 'network' })
    expect(sentenceOf(error, '')).toContain('conexión')
  })

  it('says the refusals that the interface words itself', () => {
    const error = new ApiError('Invalid verification code', { status: 422, code: 'code_wrong' })
    expect(sentenceOf(error, '')).toBe('Código inválido')
    expect(sentenceOf(new Error('x'), 'No se pudo.')).toBe('No se pudo.')
  })
})
