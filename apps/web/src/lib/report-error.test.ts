import { beforeEach, expect, it, vi } from 'vitest'
import type { CaughtError } from './report-error.ts'

/** What was sent, as the server reads it. */
let sent: Record<string, unknown>[] = []
let answer: () => Response | Promise<Response>
let report: (caught: CaughtError) => Promise<void>

beforeEach(async () => {
  sent = []
  answer = () => new Response('{"ok":true}', { status: 201 })
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return answer()
  })
  window.history.replaceState(null, '', '/subasta/7?clave=secreta#pujas')
  // Each test is a page that has just been loaded.
  vi.resetModules()
  report = (await import('./report-error.ts')).reportError
})

it('tells of a crash who, where, with what and in which components', async () => {
  localStorage.setItem('sessionuser', JSON.stringify({ ID: 7, Username: 'ana' }))
  await report({ origin: 'react', error: new Error('boom'), stack: '\n    at Card' })
  expect(sent).toEqual([
    {
      message: 'boom',
      stack: '\n    at Card',
      path: '/subasta/7',
      user_id: 7,
      browser: navigator.userAgent,
      device: 'Linux',
      origin: 'react',
    },
  ])
})

it('finds words for whatever was thrown', async () => {
  await report({ origin: 'promise', error: undefined })
  await report({ origin: 'promise', error: 'sin más' })
  await report({ origin: 'promise', error: { message: 'de un objeto' } })
  await report({ origin: 'global', error: null, message: 'Uncaught x', filename: '/assets/a.js' })
  await report({ origin: 'react', error: new RangeError(''), stack: 'at Card' })
  expect(sent.map(({ message, stack }) => [message, String(stack).split('\n')[0]])).toEqual([
    ['Unhandled promise rejection', 'No disponible'],
    ['sin más', 'No disponible'],
    ['de un objeto', 'No disponible'],
    ['Uncaught x', '/assets/a.js'],
    ['RangeError', 'at Card'],
  ])
})

it('tells the same error once, wherever it was caught', async () => {
  const error = new Error('boom')
  await report({ origin: 'react', error, stack: 'at Card' })
  await report({ origin: 'global', error })
  await report({ origin: 'promise', error })
  expect(sent).toHaveLength(1)
})

it('tells ten in the life of a page', async () => {
  for (let time = 0; time < 30; time++) await report({ origin: 'global', error: new Error(`boom ${time}`) })
  expect(sent).toHaveLength(10)
})

it.each<[string, Partial<CaughtError>]>([
  ['a resize observer', { message: 'ResizeObserver loop completed with undelivered notifications.' }],
  ['a script of another origin', { message: 'Script error.' }],
  ['a broken-off call', { error: new DOMException('signal is aborted', 'AbortError') }],
  ['a call that the browser broke off', { error: new TypeError('Failed to fetch') }],
  ['the same in Safari', { error: new TypeError('Load failed') }],
  ['an extension', { error: Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/x.js:1' }) }],
  ['an extension of Safari', { message: 'x', filename: 'safari-web-extension://abc/x.js' }],
])('says nothing of %s', async (_, caught) => {
  await report({ origin: 'global', error: null, ...caught })
  expect(sent).toEqual([])
})

it('tells of a piece of the program that could not be fetched', async () => {
  const message = 'Failed to fetch dynamically imported module: http://localhost/assets/home.js'
  await report({ origin: 'react', error: new TypeError(message) })
  expect(sent).toMatchObject([{ message }])
})

it('says nothing of a call that failed for want of a network', async () => {
  const { ApiError } = await import('./api-error.ts')
  await report({ origin: 'promise', error: new ApiError('sin red', { status: 0, code: 'network' }) })
  await report({ origin: 'promise', error: new ApiError('falló', { status: 500, code: 'internal' }) })
  expect(sent).toMatchObject([{ message: 'falló' }])
})

it.each([
  ['refuses', () => new Response('{"code":"too_many_requests"}', { status: 429 })],
  ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
])('gives up quietly when the server %s', async (_, how) => {
  answer = how
  await report({ origin: 'global', error: new Error('uno') })
  await report({ origin: 'global', error: new Error('dos') })
  expect(sent).toHaveLength(1)
})

it('sends no half characters and nothing endless', async () => {
  await report({ origin: 'global', error: new Error(`${'a'.repeat(499)}😀\0${'b'.repeat(9_000)}`) })
  expect(sent).toMatchObject([{ message: 'a'.repeat(499) }])
  expect(String(sent[0]?.stack).length).toBeLessThanOrEqual(4_000)
})

it('raises what the server answered to a report', async () => {
  answer = () => new Response('demasiados', { status: 429 })
  const { sendErrorReport } = await import('./send-error-report.ts')
  const sending = sendErrorReport({ message: 'x', stack: 'y', user_id: null, origin: 'react' })
  await expect(sending).rejects.toThrow('Fallo al enviar error: demasiados')
})

it('hears of what nobody caught', async () => {
  const { watchErrors } = await import('./watch-errors.ts')
  watchErrors()
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('del mundo'), message: 'del mundo' }))
  const rejection = new Event('unhandledrejection')
  window.dispatchEvent(Object.assign(rejection, { reason: new Error('de una promesa') }))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ origin, message }) => [origin, message])).toEqual([
    ['global', 'del mundo'],
    ['promise', 'de una promesa'],
  ])
})
