import { expect, it } from 'vitest'
import { breakLines } from './share-lines.ts'

/** As if every character were one wide. */
const count = (text: string) => [...text].length
const lines = (text: string, width: number, most: number) => breakLines(text, width, most, count)

it('breaks between words', () => {
  expect(lines('uno dos tres cuatro', 8, 3)).toEqual(['uno dos', 'tres', 'cuatro'])
  expect(lines('  uno   dos ', 7, 3)).toEqual(['uno dos'])
})

it('breaks inside a word that is wider than a line', () => {
  expect(lines('abcdefghij kl', 4, 4)).toEqual(['abcd', 'efgh', 'ij', 'kl'])
})

it('ends in three points where something was cut', () => {
  expect(lines('uno dos, tres cuatro', 9, 2)).toEqual(['uno dos,', 'tres…'])
  expect(lines('abcdefghij', 4, 2)).toEqual(['abcd', 'efg…'])
})

it('makes no lines of nothing and survives a room for nothing', () => {
  expect(lines('', 5, 3)).toEqual([])
  expect(lines('ab', 0, 3)).toEqual(['a', 'b'])
})
