import { expect, test } from 'vitest'
import type { PageReply } from '../platform/hooks.ts'
import { PackedBody } from '../platform/http/packed-body.ts'
import { makePageCache } from './page-cache.ts'

function makeCounted(text = 'page') {
  let drawn = 0
  const draw = async (): Promise<PageReply> => {
    drawn += 1
    return { status: 200, body: new PackedBody(`${text} ${drawn}`) }
  }
  return { draw, drawn: () => drawn }
}

const textOf = async (page: Promise<PageReply>) => (await page).body.plain.toString()

test('a page is kept for one second', async () => {
  let now = 10_000
  const cache = makePageCache(() => now)
  const { draw } = makeCounted()
  const seen: string[] = []
  for (const at of [10_000, 10_999, 11_000]) {
    now = at
    seen.push(await textOf(cache.get('/', draw)))
  }
  expect(seen).toEqual(['page 1', 'page 1', 'page 2'])
})

test('a clock that was set back keeps nothing forever', async () => {
  let now = 100_000
  const cache = makePageCache(() => now)
  const { draw, drawn } = makeCounted()
  await cache.get('/', draw)
  now = 50_000
  await cache.get('/', draw)
  expect(drawn()).toBe(2)
})

test('many requests at once have it drawn once', async () => {
  const cache = makePageCache(() => 0)
  const { draw, drawn } = makeCounted()
  const pages = await Promise.all([1, 2, 3].map(() => textOf(cache.get('/todas', draw))))
  expect([pages, drawn()]).toEqual([['page 1', 'page 1', 'page 1'], 1])
})

test('a page that could not be drawn is drawn again', async () => {
  const cache = makePageCache(() => 0)
  await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await textOf(cache.get('/', makeCounted().draw))).toBe('page 1')
})

test('what was drawn before something was published is forgotten, also when it comes late', async () => {
  const cache = makePageCache(() => 0)
  const { draw } = makeCounted()
  const late = cache.get('/', draw)
  cache.clear()
  expect(await textOf(cache.get('/', draw))).toBe('page 2')
  await late
  expect(await textOf(cache.get('/', draw))).toBe('page 2')
})

test('addresses without end do not fill the memory: the oldest go first', async () => {
  const cache = makePageCache(() => 0)
  const megabyte = makeCounted('x'.repeat(1024 * 1024))
  for (let n = 0; n < 40; n++) await cache.get(`/todas?page=${n}`, megabyte.draw)
  expect(megabyte.drawn()).toBe(40)
  await cache.get('/todas?page=39', megabyte.draw)
  expect(megabyte.drawn()).toBe(40)
  await cache.get('/todas?page=0', megabyte.draw)
  expect(megabyte.drawn()).toBe(41)
})
