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

  describe('what is confirmed', () => {
    function kept(changesAt?: number) {
      const clock = { now: 10_000 }
      const stored = { version: 'a' }
      const cache = makeListCache(() => clock.now)
      const { load, count } = loader(changesAt)
      const get = () => cache.get('7', async () => ({ ...(await load()), version: stored.version }), '/7')
      const asked: (readonly string[])[] = []
      const confirm = () =>
        cache.confirm(async (keys) => {
          asked.push(keys)
          return new Map([['7', stored.version]])
        })
      return { clock, stored, cache, get, confirm, asked, count }
    }

    it('stays for another second from the asking on, read once', async () => {
      const { clock, cache, get, confirm, count } = kept()
      await get()
      for (const at of [10_600, 11_200, 11_800]) {
        clock.now = at
        expect(cache.at('/7')).toBeDefined()
        await confirm()
      }
      clock.now = 12_799
      expect(cache.at('/7')).toBeDefined()
      clock.now = 12_800
      expect(cache.at('/7')).toBeUndefined()
      expect(count()).toBe(1)
    })

    it('is read again when it has changed or is gone', async () => {
      const { clock, stored, cache, get, confirm, count } = kept()
      await get()
      await get()
      stored.version = 'b'
      await confirm()
      expect(cache.at('/7')).toBeUndefined()
      await get()
      await get()
      await cache.confirm(async () => new Map())
      expect(cache.at('/7')).toBeUndefined()
      expect([clock.now, count()]).toEqual([10_000, 2])
    })

    it('ends when a phase changes all the same', async () => {
      const { clock, cache, get, confirm } = kept(11_300)
      await get()
      clock.now = 10_900
      await get()
      await confirm()
      clock.now = 11_299
      expect(cache.at('/7')).toBeDefined()
      clock.now = 11_300
      expect(cache.at('/7')).toBeUndefined()
    })

    it('does not come back when there was news meanwhile', async () => {
      const { clock, stored, cache, get, confirm, count } = kept()
      await get()
      await get()
      const asking = cache.confirm(async () => {
        cache.forget('7')
        stored.version = 'b'
        await get()
        return new Map([['7', 'a']])
      })
      await asking
      expect(count()).toBe(2)
      clock.now = 11_000
      expect(cache.at('/7')).toBeUndefined()
      await get()
      await get()
      await confirm()
      expect(count()).toBe(3)
    })

    it('does not come back when the clock went back behind its reading', async () => {
      const { clock, cache, get, confirm, asked } = kept()
      await get()
      await get()
      clock.now = 9_999
      await confirm()
      expect(asked).toEqual([])
      expect(cache.at('/7')).toBeUndefined()
    })

    it('is asked about with others, some hundreds at a time', async () => {
      const cache = makeListCache(() => 10_000)
      const load = async (): Promise<Loaded> => ({
        body: {},
        changesAt: Number.POSITIVE_INFINITY,
        version: 'a',
      })
      const keys = Array.from({ length: 700 }, (_, index) => `${index}`)
      for (const key of [...keys, ...keys]) await cache.get(key, load, `/${key}`)
      const asked: number[] = []
      await cache.confirm(async (some) => {
        asked.push(some.length)
        return new Map(some.map((key) => [key, 'a']))
      })
      expect(asked).toEqual([500, 200])
    })

    it('is only asked for when somebody wanted it again, and is not kept when that fails', async () => {
      const { clock, cache, get, confirm, asked } = kept()
      await confirm()
      await get()
      await confirm()
      expect(asked).toEqual([])
      await get()
      await confirm()
      await confirm()
      expect(asked).toEqual([['7']])
      await get()
      await expect(cache.confirm(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
      clock.now = 11_000
      expect(cache.at('/7')).toBeUndefined()
    })
  })
})
