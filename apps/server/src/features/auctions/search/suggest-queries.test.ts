import { expect, test } from 'vitest'
import { suggestQueries } from './suggest-queries.ts'

test('goes on as the titles do, the most frequent first, never as what was typed', () => {
  const titles = [
    'Bicicleta plegable Aurora',
    'Bicicleta plegable roja',
    'Bicicleta de paseo',
    'Cubierta para bicicleta',
  ]
  expect(suggestQueries(['bici'], titles)).toEqual([
    'bicicleta',
    'bicicleta plegable',
    'bicicleta de paseo',
    'bicicleta plegable roja',
    'bicicleta plegable aurora',
  ])
  expect(suggestQueries(['bicicleta'], titles)).not.toContain('bicicleta')
})

test('keeps the words before the one that is being typed, and the accents of titles', () => {
  expect(suggestQueries(['canon', 'cam'], ['Cámara Canon T7'])).toEqual(['canon cámara'])
  expect(suggestQueries(['zzz'], ['Cámara'])).toEqual([])
})
