import { describe, expect, it } from 'vitest'
import { type Loaded, makeListCache } from './list-cache.ts'

function loader(changesAt = Number.POSITIVE_INFINITY) {
  let loads = 0
  const load = async (): Promise<Loaded> => {
    loads += 1
    return { body: { load: loads }, changesAt }
  }
  return { load, count: () => loads }
}

const textOf = async (cache: ReturnType<typeof makeListCache>, key: string, load: () => Promise<Loaded>) =>
  (await cache.get(key, load, `/${key}`)).plain.toString()

describe('the cache of lists', () => {
  it('reads once for many at the same instant and for a second after', async () => {
    let now = 10_000
    const cache = makeListCache(() => now)
    const { load, count } = loader()
    const texts = await Promise.all(Array.from({ length: 20 }, () => textOf(cache, 'active 1', load)))
    now += 999
    expect(new Set([...texts, await textOf(cache, 'active 1', load)])).toEqual(new Set(['{"load":1}']))
    now += 1
    expect(await textOf(cache, 'active 1', load)).toBe('{"load":2}')
    expect(count()).toBe(2)
  })

  it('reads again as soon as a phase changes', async () => {
    let now = 10_000
    const cache = makeListCache(() => now)
    const { load, count } = loader(10_300)
    await cache.get('active 1', load, '/a')
    now = 10_299
    await cache.get('active 1', load, '/a')
    expect(count()).toBe(1)
    now = 10_300
    await cache.get('active 1', load, '/a')
    expect(count()).toBe(2)
  })

  it('keeps no failure, no other list’s text and nothing after it was cleared', async () => {
    const cache = makeListCache(() => 10_000)
    const { load, count } = loader()
    await expect(cache.get('active 1', () => Promise.reject(new Error('away')), '/a')).rejects.toThrow('away')
    expect(await textOf(cache, 'active 1', load)).toBe('{"load":1}')
    expect(await textOf(cache, 'active 2', load)).toBe('{"load":2}')
    cache.clear()
    expect(await textOf(cache, 'active 1', load)).toBe('{"load":3}')
    expect(count()).toBe(3)
  })

  it('holds a bounded number of lists', async () => {
    const cache = makeListCache(() => 10_000)
    const { load, count } = loader()
    for (let page = 1; page <= 1_500; page++) await cache.get(`active ${page}`, load, '/a')
    await cache.get('active 1500', load, '/a')
    expect(count()).toBe(1_500)
    await cache.get('active 1', load, '/a')
    expect(count()).toBe(1_501)
  })

  it('knows by an address alone what may still be shown there', async () => {
    let now = 10_000
    const cache = makeListCache(() => now)
    const { load, count } = loader()
    expect(cache.at('/active')).toBeUndefined()
    const reading = cache.get('active 1', load, '/active')
    expect(cache.at('/active')).toBeUndefined()
    await reading
    await cache.get('active 1', load, '/active?page=1')
    const shown = (address: string) => cache.at(address)?.plain.toString()
    expect([shown('/active'), shown('/active?page=1'), shown('/active?page=2')]).toEqual([
      '{"load":1}',
      '{"load":1}',
      undefined,
    ])
    now = 11_000
    expect(shown('/active')).toBeUndefined()
    await cache.get('active 1', load, '/active?page=1')
    expect(shown('/active')).toBe('{"load":2}')
    cache.forget('active 1')
    expect(shown('/active')).toBeUndefined()
    expect(count()).toBe(2)
  })

  it('remembers neither long addresses nor an unbounded number of them', async () => {
    const cache = makeListCache(() => 10_000)
    const { load } = loader()
    const long = `/${'a'.repeat(300)}`
    await cache.get('active 1', load, long)
    expect(cache.at(long)).toBeUndefined()
    await cache.get('active 1', load, '/0')
    for (let at = 1; at <= 1_000; at++) await cache.get('active 1', load, `/${at}`)
    expect(cache.at('/0')).toBeUndefined()
    expect(cache.at('/1000')?.plain.toString()).toBe('{"load":1}')
  })
})
