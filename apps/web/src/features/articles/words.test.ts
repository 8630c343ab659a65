import { expect, test } from 'vitest'
import { pesos, points, span } from './words.ts'

test.each([
  [120_000, '2 minutos'],
  [60_000, '1 minuto'],
  [3_600_000, '1 hora'],
  [90_000, '90 segundos'],
  [864_000_000, '10 días'],
])('%d ms are %s', (ms, words) => {
  expect(span(ms)).toBe(words)
})

test('amounts and points keep their sign', () => {
  expect(pesos(1_500)).toBe('$\u00a01.500')
  expect([points(3), points(-15), points(0)]).toEqual(['+3', '−15', '0'])
})
