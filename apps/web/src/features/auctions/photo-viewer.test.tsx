import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Gallery } from './gallery.tsx'

const VIEW = 320

/** Every row is as wide as the screen, and so are its photos; scrolling arrives at once. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(VIEW)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.children.length * VIEW
  })
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    this.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0
    fireEvent.scroll(this)
  }
})

const opener = (name: string) => screen.getByRole('button', { name })

async function openGallery(others: string[] = ['images/b', 'images/c']) {
  render(<Gallery title="Bicicleta" primary="images/a" others={others} tint="#eee" />)
  opener(`Ampliar la foto 1 de ${others.length + 1}`).focus()
  await userEvent.keyboard('{Enter}')
  return within(await screen.findByRole('dialog', { name: 'Bicicleta' }))
}

describe('the enlarged photos', () => {
  it('go on with the arrow keys and stop at both ends', async () => {
    const viewer = await openGallery()
    const row = viewer.getByRole('list')
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']
    const seen = []
    for (const key of keys) {
      await userEvent.keyboard(`{${key}}`)
      seen.push([row.scrollLeft / VIEW, viewer.queryByText(/^\d \/ 3$/)?.textContent])
    }
    expect(seen).toEqual([
      [0, '1 / 3'],
      [1, '2 / 3'],
      [2, '3 / 3'],
      [2, '3 / 3'],
      [1, '2 / 3'],
    ])
  })

  it('go on with the two buttons', async () => {
    const viewer = await openGallery()
    await userEvent.click(viewer.getByRole('button', { name: 'Foto siguiente' }))
    expect(viewer.getByText('2 / 3')).toBeTruthy()
    await userEvent.click(viewer.getByRole('button', { name: 'Foto anterior' }))
    expect(viewer.getByText('1 / 3')).toBeTruthy()
  })

  it('leave Alt and an arrow to the browser, for which it is Back', async () => {
    const viewer = await openGallery()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(viewer.getByText('1 / 3')).toBeTruthy()
  })

  it('leave the gallery and the focus at the photo last seen, where they open again', async () => {
    await openGallery()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(opener('Ampliar la foto 3 de 3')))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Enter}')
    const again = within(await screen.findByRole('dialog', { name: 'Bicicleta' }))
    expect(again.getByText('3 / 3')).toBeTruthy()
    expect(again.getByRole('list').scrollLeft).toBe(2 * VIEW)
    await userEvent.click(again.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(document.activeElement).toBe(opener('Ampliar la foto 3 de 3')))
  })

  it('need neither counter nor arrows when there is only one', async () => {
    const viewer = await openGallery([])
    expect(viewer.queryByText('1 / 1')).toBeNull()
    expect(viewer.getAllByRole('button').map((button) => button.textContent)).toEqual(['Cerrar'])
  })

  it('hold the page behind still until they are closed', async () => {
    await openGallery()
    expect(document.documentElement.style.overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(''))
  })

  it('are moved and not swiped by the finger that has pinched them larger', async () => {
    const pinched = Object.assign(new EventTarget(), { scale: 1 })
    vi.stubGlobal('visualViewport', pinched)
    const viewer = await openGallery()
    const { classList } = viewer.getByRole('list')
    expect(classList.contains('overflow-x-auto')).toBe(true)
    act(() => {
      pinched.scale = 2
      pinched.dispatchEvent(new Event('resize'))
    })
    expect([classList.contains('overflow-x-auto'), classList.contains('overflow-hidden')]).toEqual([
      false,
      true,
    ])
  })
})
