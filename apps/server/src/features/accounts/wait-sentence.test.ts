import { expect, test } from 'vitest'
import { waitSentence } from './wait-sentence.ts'

test.each([
  [1, 'un minuto'],
  [60_000, 'un minuto'],
  [60_001, '2 minutos'],
  [15 * 60_000, '15 minutos'],
  [60 * 60_000, 'una hora'],
])('tells a wait of %i ms as %s', (waitMs, words) => {
  expect(waitSentence(waitMs)).toBe(`Hubo demasiados intentos seguidos. Esperá ${words} y probá de nuevo.`)
})
