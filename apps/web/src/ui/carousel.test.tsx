import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from './carousel.tsx'

const VIEW = 300
const ITEM = 100

/** A row of `items` of which three are in view; scrolling arrives at once. */
function lay(items: number) {
  const list = screen.getByRole('list')
  vi.spyOn(list, 'clientWidth', 'get').mockReturnValue(VIEW)
  vi.spyOn(list, 'scrollWidth', 'get').mockReturnValue(items * ITEM)
  list.scrollTo = ((to: ScrollToOptions) => {
    list.scrollLeft = Math.min(to.left ?? 0, items * ITEM - VIEW)
    fireEvent.scroll(list)
  }) as typeof list.scrollTo
  for (const [i, item] of [...list.children].entries()) {
    vi.spyOn(item as HTMLElement, 'offsetLeft', 'get').mockReturnValue(i * ITEM)
    vi.spyOn(item as HTMLElement, 'offsetWidth', 'get').mockReturnValue(ITEM)
  }
  fireEvent.scroll(list)
  return list
}

function open(items: number) {
  render(
    <Carousel label="Populares">
      {Array.from({ length: items }, (_, i) => `cosa ${i}`).map((name) => (
        <a key={name} href="/">
          {name}
        </a>
      ))}
    </Carousel>,
  )
  return lay(items)
}

const dots = () => screen.getAllByRole('button', { name: /^Ir al grupo/ })
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true')

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

describe('a carousel', () => {
  it('has a dot for each full view and goes where one is pressed', () => {
    const list = open(10)
    expect(dots()).toHaveLength(4)
    fireEvent.click(screen.getByRole('button', { name: 'Ir al grupo 3 de 4' }))
    expect([list.scrollLeft, current()]).toEqual([600, 2])
  })

  it('steps by its arrows, which stop at the ends', () => {
    const list = open(7)
    const back = screen.getByRole('button', { name: 'Anteriores' })
    const on = screen.getByRole('button', { name: 'Siguientes' })
    const stopped = () => [back, on].map((arrow) => arrow.ariaDisabled === 'true')
    expect(stopped()).toEqual([true, false])
    fireEvent.click(on)
    fireEvent.click(on)
    expect([list.scrollLeft, ...stopped()]).toEqual([400, false, true])
  })

  it('steps by the arrow keys from anywhere in it, and leaves the other keys alone', () => {
    const list = open(10)
    const link = screen.getByRole('link', { name: 'cosa 0' })
    expect(fireEvent.keyDown(link, { key: 'ArrowRight' })).toBe(false)
    fireEvent.keyDown(link, { key: 'ArrowRight' })
    fireEvent.keyDown(link, { key: 'ArrowLeft' })
    expect(list.scrollLeft).toBe(300)
    expect(fireEvent.keyDown(link, { key: 'ArrowDown' })).toBe(true)
    expect(list.scrollLeft).toBe(300)
  })

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves an arrow key with %s to the browser', (held) => {
    const list = open(10)
    const link = screen.getByRole('link', { name: 'cosa 0' })
    expect(fireEvent.keyDown(link, { key: 'ArrowRight', [held]: true })).toBe(true)
    expect(list.scrollLeft).toBe(0)
  })

  it('takes the focus of a card along to the first one that comes into view, and stops at the ends', () => {
    open(8)
    screen.getByRole('link', { name: 'cosa 1' }).focus()
    const seen = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'].map(
      (key) => {
        fireEvent.keyDown(document.activeElement as Element, { key })
        return document.activeElement?.textContent
      },
    )
    expect(seen).toEqual(['cosa 3', 'cosa 5', 'cosa 5', 'cosa 3', 'cosa 0', 'cosa 0'])
  })

  it('leaves the focus where it is outside the cards', () => {
    const list = open(10)
    const [dot] = dots()
    dot?.focus()
    fireEvent.keyDown(dot as Element, { key: 'ArrowRight' })
    expect([list.scrollLeft, document.activeElement]).toEqual([300, dot])
  })

  it('has neither dots nor arrows when everything is in view', () => {
    open(3)
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
