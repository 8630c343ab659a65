import { expect, it } from 'vitest'
import { makeSitemapCache } from './sitemap-cache.ts'

it('writes a text once for all who ask, and again when it is old', async () => {
  let nowMs = 0
  let written = 0
  const cache = makeSitemapCache(() => nowMs)
  const write = async () => String(++written)
  expect(await Promise.all([cache.get('a', write), cache.get('a', write)])).toEqual(['1', '1'])
  nowMs = 599_999
  expect(await cache.get('a', write)).toBe('1')
  nowMs = 600_000
  expect(await cache.get('a', write)).toBe('2')
})

it('holds a bounded number of texts and forgets a failure', async () => {
  const cache = makeSitemapCache(() => 0)
  let written = 0
  const write = async () => String(++written)
  const fail = () => Promise.reject(new Error('away'))
  await expect(cache.get('a', fail)).rejects.toThrow('away')
  expect(await cache.get('a', write)).toBe('1')
  for (let index = 0; index < 12; index++) await cache.get(`other ${index}`, write)
  expect(await cache.get('a', write)).toBe('14')
})

it('turns away whoever wants more at once than can be written', async () => {
  const cache = makeSitemapCache(() => 0)
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const asked = Array.from({ length: 12 }, (_, index) =>
    cache.get(`part ${index}`, () => gate.then(() => 'x')),
  )
  await expect(asked[11]).rejects.toMatchObject({ status: 503, retryAfterS: 2 })
  open()
  expect(await Promise.all(asked.slice(0, 11))).toEqual(Array(11).fill('x'))
})
