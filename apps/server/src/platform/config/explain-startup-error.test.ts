import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { explainStartupError } from './explain-startup-error.ts'
import { StartupError } from './startup-error.ts'

test('shows the sentence of a StartupError, also from inside another error', () => {
  const inner = new StartupError('Falta algo.')
  expect(explainStartupError(inner)).toBe('Falta algo.')
  expect(explainStartupError(new Error('outer', { cause: inner }))).toBe('Falta algo.')
  expect(explainStartupError(new AggregateError([new Error('x'), inner]))).toBe('Falta algo.')
})

test('names the port that is taken', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const address = first.address()
  const port = typeof address === 'object' ? address?.port : 0
  const second = createServer().listen(port, '127.0.0.1')
  const [error] = await once(second, 'error')
  first.close()
  expect(explainStartupError(error)).toContain(`El puerto ${port} está ocupado`)
})

test('names the folder that may not be used', () => {
  const failure = Object.assign(new Error('denied'), { code: 'EACCES', path: '/srv/martillo' })
  expect(explainStartupError(failure)).toContain('«/srv/martillo»')
})

test('says nothing of an error that it does not know', () => {
  expect(explainStartupError(new TypeError('x is not a function'))).toBeUndefined()
  expect(explainStartupError('text')).toBeUndefined()
})
