import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPullDevice } from './is-pull-device.ts'
import { PullToRefresh } from './pull-to-refresh.tsx'

let refreshed: number
let finish: () => void

beforeEach(() => {
  refreshed = 0
  vi.useFakeTimers()
  render(
    <>
      <PullToRefresh
        onRefresh={() => {
          refreshed += 1
          return new Promise((resolve) => (finish = resolve))
        }}
      />
      <main>
        <p>contenido</p>
        <input aria-label="campo" />
        <div data-testid="row">
          <p>fila</p>
        </div>
      </main>
    </>,
  )
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(window, { scrollY: 0 })
})

const sign = () => screen.getByRole('status')
const phase = () => sign().dataset.phase

function pull(down: number, target: Element = screen.getByText('contenido')) {
  fireEvent.touchStart(target, { touches: [{ clientX: 100, clientY: 50 }] })
  return fireEvent.touchMove(target, { touches: [{ clientX: 100, clientY: 50 + down }] })
}
const letGo = () => fireEvent.touchEnd(screen.getByText('contenido'))

test('pulls, is ready, refreshes when let go, and stays for 800 ms after that', async () => {
  pull(79)
  expect(phase()).toBe('pulling')
  expect(sign().style.height).toBe('79px')
  pull(140)
  expect(phase()).toBe('ready')
  expect(sign().style.height).toBe('120px')
  expect(refreshed).toBe(0)
  letGo()
  expect([phase(), refreshed]).toEqual(['refreshing', 1])
  await act(async () => finish())
  act(() => void vi.advanceTimersByTime(799))
  expect(phase()).toBe('refreshing')
  act(() => void vi.advanceTimersByTime(1))
  expect(phase()).toBe('idle')
  expect(sign().style.height).toBe('0px')
})

test('a short pull does nothing', () => {
  pull(60)
  letGo()
  expect([phase(), refreshed]).toEqual(['idle', 0])
})

test('keeps the page and the browser from moving along, and only then', () => {
  expect(pull(5)).toBe(false)
  expect(pull(60)).toBe(false)
  letGo()
  expect(pull(-20)).toBe(true)
  expect(document.documentElement.style.overscrollBehaviorY).toBe('contain')
})

test.each([
  ['a dialog', '<div role="dialog"></div>'],
  ['a menu of the header', '<header><button aria-expanded="true"></button></header>'],
])('is off while %s is open', (_, html) => {
  const cover = document.createElement('div')
  cover.innerHTML = html
  document.body.append(cover)
  pull(100)
  expect(phase()).toBe('idle')
  cover.remove()
  pull(100)
  expect(phase()).toBe('ready')
})

test('is off below the top of the page', () => {
  Object.assign(window, { scrollY: 1 })
  pull(100)
  expect(phase()).toBe('idle')
})

test('is off inside a part that is scrolled down or scrolls sideways, and where something is typed', () => {
  const row = screen.getByTestId('row')
  const inside = screen.getByText('fila')
  row.scrollTop = 5
  pull(100, inside)
  expect(phase()).toBe('idle')
  row.scrollTop = 0
  row.style.overflowX = 'auto'
  Object.defineProperty(row, 'scrollWidth', { value: 900 })
  pull(100, inside)
  expect(phase()).toBe('idle')
  pull(100, screen.getByLabelText('campo'))
  expect(phase()).toBe('idle')
})

test('a finger that first goes sideways does not pull later', () => {
  const target = screen.getByText('contenido')
  fireEvent.touchStart(target, { touches: [{ clientX: 100, clientY: 50 }] })
  fireEvent.touchMove(target, { touches: [{ clientX: 130, clientY: 55 }] })
  fireEvent.touchMove(target, { touches: [{ clientX: 130, clientY: 180 }] })
  expect(phase()).toBe('idle')
})

test('two fingers do not pull', () => {
  const target = screen.getByText('contenido')
  pull(100)
  fireEvent.touchStart(target, {
    touches: [
      { clientX: 1, clientY: 1 },
      { clientX: 9, clientY: 9 },
    ],
  })
  expect(phase()).toBe('idle')
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X)', true],
  ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)', true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', false],
  ['Mozilla/5.0 (X11; Linux x86_64)', false],
])('%s is pulled: %s', (userAgent, pulled) => {
  expect(isPullDevice(userAgent)).toBe(pulled)
})
