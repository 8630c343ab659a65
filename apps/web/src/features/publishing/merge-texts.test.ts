import { expect, test } from 'vitest'
import { mergeTexts, withPieces } from './merge-texts.ts'
import { emptyTexts } from './publish-texts.ts'

const base = { ...emptyTexts, title: 'Bici', basePrice: '1.000', increment: '100' }
const named = (clashes: readonly { name: string }[]) => clashes.map(({ name }) => name)

test('what only one of two devices changed is as that one has it', () => {
  const { texts, clashes } = mergeTexts(
    base,
    { ...base, title: 'Bici de acá' },
    { ...base, province: 'Mendoza', city: 'Malargüe' },
  )
  expect(texts).toEqual({ ...base, title: 'Bici de acá', province: 'Mendoza', city: 'Malargüe' })
  expect(clashes).toEqual([])
})

test('what both changed alike is no clash', () => {
  const both = { ...base, delivery: ['retiro'] }
  expect(mergeTexts(base, both, { ...both })).toEqual({ texts: both, brought: [], clashes: [] })
})

test('what both changed otherwise stays as it is here, and is named', () => {
  const mine = { ...base, title: 'Bici de acá', city: 'Azul' }
  const theirs = { ...base, title: 'Bici del otro', condition: 'usado' }
  const { texts, clashes } = mergeTexts(base, mine, theirs)
  expect(texts).toEqual({ ...mine, condition: 'usado' })
  expect(named(clashes)).toEqual(['Título'])
  expect(withPieces(texts, theirs, clashes)).toEqual({ ...theirs, city: 'Azul' })
})

test('a price is one piece: no increment of one device comes to the base of the other', () => {
  const { clashes } = mergeTexts(
    base,
    { ...base, basePrice: '90.000', increment: '2.500' },
    { ...base, baseZero: true },
  )
  expect(named(clashes)).toEqual(['Precio'])
})
