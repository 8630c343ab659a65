import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

const NAMES = ['Activas', 'Por aprobar', 'Finalizadas', 'Borradores']
const WIDE = 100

/** As in a browser that is two tabs wide. */
function layOut() {
  const at = (element: HTMLElement) => NAMES.indexOf(element.textContent ?? '')
  const measures = {
    offsetLeft: (element: HTMLElement) => Math.max(0, at(element)) * WIDE,
    offsetWidth: () => WIDE,
    clientWidth: () => 2 * WIDE,
  }
  for (const [name, measure] of Object.entries(measures)) {
    vi.spyOn(HTMLElement.prototype, name as 'offsetWidth', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return measure(this)
    })
  }
}
afterEach(() => vi.restoreAllMocks())

function tabs(current: string, onChange: (id: string) => void = () => undefined) {
  const all = NAMES.map((label) => ({ id: label, label }))
  return (
    <Tabs label="Lo que vendo" current={current} onChange={onChange} tabs={all}>
      lista
    </Tabs>
  )
}

test('the chosen tab is moved into sight in a row that is longer than the screen', () => {
  // jsdom lays nothing out and keeps no clientWidth of its own on HTMLElement.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 0 })
  layOut()
  const { rerender } = render(tabs('Activas'))
  expect(screen.getByRole('tablist').scrollLeft).toBe(0)
  rerender(tabs('Borradores'))
  expect(screen.getByRole('tablist').scrollLeft).toBeGreaterThanOrEqual(2 * WIDE)
})

test('the arrows, Home and End choose, but not with a key of the browser held', () => {
  const onChange = vi.fn()
  render(tabs('Por aprobar', onChange))
  const tab = screen.getByRole('tab', { name: 'Por aprobar' })
  for (const held of ['altKey', 'ctrlKey', 'metaKey']) {
    for (const key of ['ArrowLeft', 'Home']) expect(fireEvent.keyDown(tab, { key, [held]: true })).toBe(true)
  }
  expect(onChange).not.toHaveBeenCalled()
  for (const key of ['ArrowLeft', 'ArrowRight', 'End']) expect(fireEvent.keyDown(tab, { key })).toBe(false)
  expect(onChange.mock.calls.flat()).toEqual(['Activas', 'Finalizadas', 'Borradores'])
})
