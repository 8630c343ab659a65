import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSeenClock, useSeenNow } from './seen-clock.ts'
import { DrawnAt } from './use-server-now.ts'

const NOW = 1_700_000_000_000

/** Tells each watched element whether it is near the screen, as the browser would. */
let tell: (isIntersecting: boolean) => void

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  const watched = new Set<Element>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => act(() => told([...watched].map((target) => ({ target, isIntersecting }))))
      }
      observe = (element: Element) => watched.add(element)
      unobserve = (element: Element) => watched.delete(element)
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Clock() {
  const clock = useSeenClock()
  return (
    <p ref={clock.ref} role="timer">
      {useSeenNow(clock) - NOW}
    </p>
  )
}

const shown = () => screen.getByRole('timer').textContent

it('a clock stands still out of sight, is right at once when it comes near, and leaves no timer behind', () => {
  const { unmount } = render(<Clock />)
  expect([shown(), vi.getTimerCount()]).toEqual(['0', 0])
  act(() => void vi.advanceTimersByTime(3_000))
  expect(shown()).toBe('0')
  tell(true)
  expect([shown(), vi.getTimerCount()]).toEqual(['3000', 1])
  act(() => void vi.advanceTimersByTime(1_000))
  expect(shown()).toBe('4000')
  tell(false)
  expect(vi.getTimerCount()).toBe(0)
  tell(true)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('a clock that the server drew is taken over as it was drawn, and goes on when it comes near', async () => {
  const drawn = (
    <DrawnAt value={NOW - 5_000}>
      <Clock />
    </DrawnAt>
  )
  document.body.innerHTML = `<div id="root">${renderToString(drawn)}</div>`
  const container = document.getElementById('root') ?? document.body
  const root = await act(async () => hydrateRoot(container, drawn))
  expect(shown()).toBe('-5000')
  tell(true)
  expect(shown()).toBe('0')
  act(() => root.unmount())
})
