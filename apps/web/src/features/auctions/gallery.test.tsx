import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Gallery } from './gallery.tsx'

const VIEW = 320
const PHOTOS = ['images/a', 'images/b', 'images/c']

/** A phone, whose stylesheet hides what is not for phones; scrolling arrives at once. */
function openOnPhone(photos: readonly string[]) {
  const style = document.createElement('style')
  style.textContent = '.max-md\\:hidden { display: none }'
  document.head.append(style)
  onTestFinished(() => style.remove())
  const [primary = '', ...others] = photos
  render(<Gallery title="Bicicleta" primary={primary} others={others} tint="#eee" />)
  // The small pictures of the desktop are hidden.
  const row = screen.getByRole('list')
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(VIEW)
  vi.spyOn(row, 'scrollWidth', 'get').mockReturnValue(photos.length * VIEW)
  row.scrollTo = ((to: ScrollToOptions) => {
    row.scrollLeft = to.left ?? 0
    fireEvent.scroll(row)
  }) as typeof row.scrollTo
  fireEvent.scroll(row)
  return row
}

const arrow = (name: string) => screen.getByRole('button', { name })
const reachable = (row: HTMLElement) => [...row.children].map((photo) => !photo.hasAttribute('inert'))

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

describe('the gallery on a phone', () => {
  it('lets a keyboard or a screen reader step to every photo and back', async () => {
    const row = openOnPhone(PHOTOS)
    expect(reachable(row)).toEqual([true, false, false])
    expect(arrow('Foto anterior').ariaDisabled).toBe('true')
    arrow('Foto siguiente').focus()
    await userEvent.keyboard('{Enter}')
    expect([row.scrollLeft, reachable(row)]).toEqual([VIEW, [false, true, false]])
    await userEvent.keyboard('{Enter}')
    expect([row.scrollLeft, reachable(row)]).toEqual([2 * VIEW, [false, false, true]])
    expect(arrow('Foto siguiente').ariaDisabled).toBe('true')
    await userEvent.click(arrow('Foto anterior'))
    expect([row.scrollLeft, reachable(row)]).toEqual([VIEW, [false, true, false]])
  })

  it('has no arrows for a single photo', () => {
    openOnPhone(PHOTOS.slice(0, 1))
    expect(screen.queryByRole('button', { name: /^Foto/ })).toBeNull()
  })
})
