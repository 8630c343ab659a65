import { expect, it } from 'vitest'
import { makeCountCache } from './count-cache.ts'

function makeCounting(total: number) {
  let now = 1_000_000
  let times = 0
  const cache = makeCountCache<number>(
    () => now,
    (counted) => counted,
  )
  return {
    pass(ms: number) {
      now += ms
    },
    clear: () => cache.clear(),
    async ask() {
      await cache.get('key', async () => {
        times += 1
        return total
      })
      return times
    },
  }
}

it('counts a long list at most every ten seconds, and anew when it is told to forget', async () => {
  const long = makeCounting(1_000)
  expect(await long.ask()).toBe(1)
  long.pass(9_999)
  expect(await long.ask()).toBe(1)
  long.pass(1)
  expect(await long.ask()).toBe(2)
  long.clear()
  expect(await long.ask()).toBe(3)
})

it('counts a short one each time', async () => {
  const short = makeCounting(999)
  expect([await short.ask(), await short.ask()]).toEqual([1, 2])
})
