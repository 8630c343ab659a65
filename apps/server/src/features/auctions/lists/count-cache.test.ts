import type { Facets } from '@martillo/contract/auction-filters'
import { expect, it } from 'vitest'
import { makeCountCache } from './count-cache.ts'
import { countedFor } from './get-facets.ts'

function makeCounting(total: number, capped = false) {
  let now = 1_000_000
  let times = 0
  const cache = makeCountCache(() => now, countedFor)
  const body = { total, capped } as Facets
  return {
    pass(ms: number) {
      now += ms
    },
    clear: () => cache.clear(),
    async ask() {
      await cache.get('key', async () => {
        times += 1
        return { body, changesAt: Number.POSITIVE_INFINITY }
      })
      return times
    },
  }
}

it('counts the filters of a long list at most every ten seconds, and anew when it is told to forget', async () => {
  const long = makeCounting(1_000)
  expect(await long.ask()).toBe(1)
  long.pass(9_999)
  expect(await long.ask()).toBe(1)
  long.pass(1)
  expect(await long.ask()).toBe(2)
  long.clear()
  expect(await long.ask()).toBe(3)
})

it('counts those of a short one each time, unless what was left aside was long', async () => {
  const short = makeCounting(999)
  expect([await short.ask(), await short.ask()]).toEqual([1, 2])
  const narrowed = makeCounting(3, true)
  expect([await narrowed.ask(), await narrowed.ask()]).toEqual([1, 1])
})
