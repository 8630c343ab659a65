import { expect, test } from 'vitest'
import { makeSessionCache } from './session-cache.ts'

const ana = { id: 'a', userId: 1, role: 'user', verified: true } as const

test('keeps a session for less than a second', () => {
  let now = 0
  const cache = makeSessionCache(() => now)
  cache.put('cookie x', ana)
  now = 999
  expect(cache.get('cookie x')).toEqual(ana)
  now = 1_000
  expect(cache.get('cookie x')).toBeUndefined()
})

test('forgets an ended session at once, by cookie and by bearer', () => {
  const cache = makeSessionCache(() => 0)
  cache.put('cookie x', ana)
  cache.put('bearer y', ana)
  cache.drop('a')
  expect(cache.get('cookie x')).toBeUndefined()
  expect(cache.get('bearer y')).toBeUndefined()
})
