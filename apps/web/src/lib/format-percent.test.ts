import { expect, test } from 'vitest'
import { formatPercent } from './format-percent.ts'

test.each([
  [1_700, '17 %'],
  [1_250, '12,5 %'],
  [1_213, '12,13 %'],
])('%d basis points are %s', (basisPoints, words) => {
  expect(formatPercent(basisPoints)).toBe(words.replace(' ', '\u00a0'))
})
