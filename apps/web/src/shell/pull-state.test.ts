import { expect, test } from 'vitest'
import { NOT_PULLED, nextPull, type PullEvent, type PullState, pullHeight } from './pull-state.ts'

const moved = (down: number, aside = 0): PullEvent => ({ kind: 'moved', down, aside })
const after = (...events: PullEvent[]) => events.reduce(nextPull, NOT_PULLED as PullState)

test.each([
  [79, 'pulling'],
  [80, 'ready'],
  [81, 'ready'],
])('is, %d pixels down, %s', (down, phase) => {
  expect(after(moved(down))).toEqual({ phase, distance: down })
})

test.each([
  [149, 149],
  [150, 150],
  [151, 150],
  [2_000, 150],
])('%d pixels down count as %d', (down, distance) => {
  expect(after(moved(down))).toEqual({ phase: 'ready', distance })
})

test.each([
  [119, 119],
  [120, 120],
  [121, 120],
  [400, 120],
])('shows, %d pixels down, an indicator of %d', (down, height) => {
  expect(pullHeight(after(moved(down)))).toBe(height)
})

test('refreshes when let go at 80 pixels or more, and not before', () => {
  expect(after(moved(79), { kind: 'released' })).toEqual({ phase: 'idle' })
  expect(after(moved(80), { kind: 'released' })).toEqual({ phase: 'refreshing' })
  expect(after(moved(120), moved(60), { kind: 'released' })).toEqual({ phase: 'idle' })
})

test('stays refreshing, whatever the finger does, until it has settled', () => {
  const refreshing = after(moved(100), { kind: 'released' })
  for (const event of [moved(10), moved(-5), { kind: 'released' }, { kind: 'cancelled' }] as const) {
    expect(nextPull(refreshing, event)).toEqual({ phase: 'refreshing' })
  }
  expect(nextPull(refreshing, { kind: 'settled' })).toEqual({ phase: 'idle' })
})

test('does not begin sideways, upwards or with a trembling finger', () => {
  expect(after(moved(40, 41))).toEqual({ phase: 'idle' })
  expect(after(moved(40, -41))).toEqual({ phase: 'idle' })
  expect(after(moved(-30))).toEqual({ phase: 'idle' })
  expect(after(moved(8))).toEqual({ phase: 'idle' })
  expect(after(moved(9))).toEqual({ phase: 'pulling', distance: 9 })
})

test('once begun it follows the finger sideways too, and ends where the finger goes back above its beginning', () => {
  expect(after(moved(40), moved(90, 100))).toEqual({ phase: 'ready', distance: 90 })
  expect(after(moved(40), moved(0))).toEqual({ phase: 'idle' })
  expect(after(moved(100), { kind: 'cancelled' })).toEqual({ phase: 'idle' })
})

test('settling moves nothing that is not refreshing', () => {
  expect(nextPull(NOT_PULLED, { kind: 'settled' })).toEqual({ phase: 'idle' })
})
