import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['bicicleta', 'bicicleta', 0],
  ['bicileta', 'bicicleta', 1],
  ['biciclleta', 'bicicleta', 1],
  ['vicicleta', 'bicicleta', 1],
  ['peluhce', 'peluche', 1],
  ['guitara', 'guitarra', 1],
  ['gitara', 'guitarra', 2],
  ['', 'uno', 3],
  ['𝔊uitarra', 'guitarra', 1],
])('is for %s and %s %i', (one, other, distance) => {
  expect([editDistance(one, other, 3), editDistance(other, one, 3)]).toEqual([distance, distance])
})

test('tells no more than that words are too far apart', () => {
  expect([editDistance('mesa', 'bicicleta', 2), editDistance('camisa', 'bandoneón', 1)]).toEqual([3, 2])
})
