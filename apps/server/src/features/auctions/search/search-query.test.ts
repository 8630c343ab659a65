import { expect, it } from 'vitest'
import { BUCKET, bucketQueries, plainQueries } from './search-query.ts'

function asked(query: string): string {
  return query.replaceAll(BUCKET, '')
}

it('asks for a stem only where the beginning of words does not find it anyhow', () => {
  const covered = bucketQueries([{ whole: ['tapiz'], stems: ['tapiz'], continued: [] }], {})
  expect(asked(covered.titled)).toBe("'ttapiz':*")
  expect(asked(covered.anywhere)).toBe("'atapiz':*")
  const other = bucketQueries([{ whole: ['bicicleta'], stems: ['biciclet'], continued: [] }], {})
  expect(asked(other.titled)).toBe("('tbicicleta':* | 'tbiciclet')")
  expect(asked(other.anywhere)).toBe("('abicicleta':* | 'abiciclet')")
})

it('asks for a word by its stem, which finds the word as it stands, too', () => {
  const words = [
    { whole: ['reloj'], stems: ['reloj'], continued: [] },
    { whole: ['rojo'], stems: ['roj'], continued: ['rojo'] },
  ]
  const { whole, exact, titled, anywhere } = bucketQueries(words, {})
  expect(asked(whole)).toBe("('treloj' & 'trojo')")
  expect(asked(exact)).toBe("('treloj' & 'troj')")
  expect(titled).toBe(exact)
  expect(asked(anywhere)).toBe("('areloj' & 'aroj')")
  expect(plainQueries(words).exact).toBe("('reloj' & 'roj')")
  expect(plainQueries(words).each).toEqual([
    { title: "'reloj'", body: "'reloj'" },
    { title: "'roj'", body: "'roj'" },
  ])
})

it('asks for the few known words that begin so in titles, and anywhere for the stem', () => {
  const { titled, anywhere } = bucketQueries(
    [{ whole: ['venzo'], stems: ['venz'], continued: ['venzo', 'venzones'] }],
    {},
  )
  expect(asked(titled)).toBe("('tvenzones' | 'tvenz')")
  expect(asked(anywhere)).toBe("('tvenzones' | 'avenz')")
})

it('asks descriptions neither for a few letters nor for a word that says nothing', () => {
  const letters = bucketQueries([{ whole: ['bi'], stems: ['bi'], continued: [] }], {})
  expect(asked(letters.anywhere)).toBe("('tbi':* | 'abi')")
  const silent = bucketQueries(
    [
      { whole: ['de'], stems: [], continued: [] },
      { whole: ['la'], stems: [], continued: ['la', 'lazo'] },
    ],
    {},
  )
  expect(asked(silent.anywhere)).toBe("('tde' & ('tla' | 'tlazo'))")
})
