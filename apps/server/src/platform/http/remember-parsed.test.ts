import { expect, test } from 'vitest'
import { z } from 'zod'
import { rememberParsed } from './remember-parsed.ts'

function counted() {
  let times = 0
  const schema = z.strictObject({
    page: z.coerce.number().int().min(1),
    city: z.array(z.string()).optional(),
  })
  const parse = rememberParsed(
    schema.transform((value) => {
      times += 1
      return value
    }),
  )
  return { parse, times: () => times }
}

test('the same address is parsed once, another one anew', () => {
  const { parse, times } = counted()
  const first = parse({ page: '2', city: ['Rosario'] })
  expect(first).toEqual({ page: 2, city: ['Rosario'] })
  expect(parse({ page: '2', city: ['Rosario'] })).toBe(first)
  expect(parse({ page: '3' })).toEqual({ page: 3 })
  expect(parse({ page: '2', city: ['Rosario', 'Funes'] })).toEqual({ page: 2, city: ['Rosario', 'Funes'] })
  expect(times()).toBe(3)
})

test('what is shared cannot be changed', () => {
  const { parse } = counted()
  const parsed = parse({ page: '2', city: ['Rosario'] })
  expect(() => parsed.city?.push('Funes')).toThrow(TypeError)
  expect(() => Object.assign(parsed, { page: 9 })).toThrow(TypeError)
})

test('what is refused is refused each time', () => {
  const { parse, times } = counted()
  for (let count = 0; count < 2; count++) expect(() => parse({ page: '0' })).toThrow()
  expect(times()).toBe(0)
})

test('very many different addresses are not all kept, nor is a very long one', () => {
  const { parse, times } = counted()
  for (let page = 1; page <= 501; page++) parse({ page: String(page) })
  parse({ page: '1' })
  const long = { page: '1', city: ['x'.repeat(400)] }
  expect(parse(long)).not.toBe(parse(long))
  expect(times()).toBe(501 + 1 + 2)
})
