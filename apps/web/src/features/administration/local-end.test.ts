import { expect, test } from 'vitest'
import { instantOfLocal } from './local-end.ts'

test('a local end is Argentina’s, wherever the device is', () => {
  expect(instantOfLocal('2026-12-05T10:00')).toBe('2026-12-05T10:00:00-03:00')
  expect(new Date(String(instantOfLocal('2026-12-05T22:30'))).toISOString()).toBe('2026-12-06T01:30:00.000Z')
})

test.each(['', '2026-12-05', '2026-13-05T10:00', '05/12/2026 10:00'])('%j is no end', (text) => {
  expect(instantOfLocal(text)).toBeNull()
})
