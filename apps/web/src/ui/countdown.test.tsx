import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startServerClock } from '../lib/server-clock.ts'
import { DrawnAt } from '../lib/use-server-now.ts'
import { Countdown } from './countdown.tsx'

const NOW = Date.UTC(2025, 10, 24, 21)
const iso = (ms: number) => new Date(ms).toISOString()
const text = () => screen.getAllByRole('timer').map((timer) => timer.textContent)

let isHidden = false

function turn(hidden: boolean) {
  isHidden = hidden
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => {
  isHidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  vi.useFakeTimers({ now: NOW })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('countdowns', () => {
  it('tick every second, however many they are by one timer', () => {
    render(
      <>
        <Countdown endsAt={iso(NOW + 90_000_000)} />
        <Countdown endsAt={iso(NOW + 2_000)} />
        <Countdown startsAt={iso(NOW + 3_601_000)} endsAt={iso(NOW + 9_000_000)} />
      </>,
    )
    expect(text()).toEqual(['1 D 01 H 00 M 00 S', '¡Finaliza pronto!0 M 02 S', 'Comienza en:1 H 00 M 01 S'])
    expect(vi.getTimerCount()).toBe(1)
    act(() => void vi.advanceTimersByTime(1_000))
    expect(text()).toEqual(['1 D 00 H 59 M 59 S', '¡Finaliza pronto!0 M 01 S', 'Comienza en:1 H 00 M 00 S'])
    act(() => void vi.advanceTimersByTime(1_000))
    expect(text()).toEqual(['1 D 00 H 59 M 58 S', 'Subasta Finalizada', '¡Comienza pronto!59 M 59 S'])
  })

  it('do nothing in a hidden tab and are right at once when it is seen again', () => {
    startServerClock()
    render(<Countdown endsAt={iso(NOW + 7_200_000)} />)
    turn(true)
    expect(vi.getTimerCount()).toBe(0)
    act(() => void vi.advanceTimersByTime(600_000))
    expect(text()).toEqual(['2 H 00 M 00 S'])
    turn(false)
    expect(text()).toEqual(['1 H 50 M 00 S'])
    expect(vi.getTimerCount()).toBe(1)
  })

  it('leave no timer behind', () => {
    const { unmount } = render(<Countdown endsAt={iso(NOW + 7_200_000)} />)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('show two units on narrow screens, and are not announced', () => {
    render(<Countdown endsAt={iso(NOW + 90_000_000)} />)
    const timer = screen.getByRole('timer')
    expect(timer.getAttribute('aria-live')).toBe('off')
    const narrow = [...timer.querySelectorAll('.max-sm\\:hidden')].map((unit) => unit.textContent?.trim())
    expect(narrow).toEqual(['00 M 00 S'])
  })

  it('break their words, never their units, where a card is narrower', () => {
    render(<Countdown endsAt={iso(NOW + 90_000)} />)
    expect(screen.getByText('¡Finaliza pronto!').className).toContain('whitespace-normal')
    expect(screen.getByText('1 M 30 S').closest('.whitespace-nowrap, .whitespace-normal')?.role).toBe('timer')
  })

  it('are drawn by a server at the instant of the page', () => {
    const html = renderToString(
      <DrawnAt value={NOW - 5_000}>
        <Countdown endsAt={iso(NOW + 55_000)} />
      </DrawnAt>,
    )
    expect(html.replace(/<[^>]+>/g, '')).toBe('¡Finaliza pronto!1 M 00 S')
  })
})
