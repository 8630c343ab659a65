import { expect, it } from 'vitest'
import { BUCKET, bucketQueries, plainQueries } from './search-query.ts'

function asked(query: string): string {
  return query.replaceAll(BUCKET, '')
}

it('asks for a stem only where the beginning of words does not find it anyhow', () => {
  const covered = bucketQueries([{ whole: ['tapiz'], stems: ['tapiz'], continued: [] }], {})
  expect(asked(covered.titled)).toBe("'ttapiz':*")
  expect(asked(covered.anywhere)).toBe("('ttapiz':* | 'dtapiz':*)")
  const other = bucketQueries([{ whole: ['bicicleta'], stems: ['biciclet'], continued: [] }], {})
  expect(asked(other.titled)).toBe("('tbicicleta':* | 'tbiciclet')")
  expect(asked(other.anywhere)).toBe("(('tbicicleta':* | 'tbiciclet') | 'dbiciclet' | 'dbicicleta':*)")
})

it('asks for a word once where it is its own stem', () => {
  const words = [
    { whole: ['reloj'], stems: ['reloj'], continued: [] },
    { whole: ['rojo'], stems: ['roj'], continued: [] },
  ]
  expect(asked(bucketQueries(words, {}).exact)).toBe("('treloj' & ('trojo' | 'troj'))")
  expect(plainQueries(words).exact).toBe("('reloj' & ('rojo' | 'roj'))")
})

it('asks for the few known words that begin so, and then for descriptions by the stem', () => {
  const { titled, anywhere } = bucketQueries(
    [{ whole: ['venzo'], stems: ['venz'], continued: ['venzo', 'venzones'] }],
    {},
  )
  expect(asked(titled)).toBe("(('tvenzo' | 'tvenzones') | 'tvenz')")
  expect(asked(anywhere)).toBe("((('tvenzo' | 'tvenzones') | 'tvenz') | 'dvenz')")
})
