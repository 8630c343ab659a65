import type { Slide } from '@martillo/contract/slides'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, show } from '../accounts/accounts.testing.tsx'
import { Banner } from './banner.tsx'

const slides: Slide[] = ['Bajate la app', 'Base cero', 'Por terminar'].map((alt, i) => ({
  src: `images/d${i}.jpg`,
  src_mobile: `images/m${i}.jpg`,
  alt,
  tint: '#eeddff',
  ...(i === 1 && { link: '/base-0' }),
}))
const stores = { app_store_url: 'https://ios.example/', play_store_url: 'https://android.example/' }

function answer(found: readonly Slide[] | 'failure', config: object = stores) {
  answerCalls({
    'GET /time': { body: { now: '2026-03-01T12:00:00.000Z' } },
    'GET /config': { body: config },
    'GET /slides': found === 'failure' ? { status: 500, body: { error: 'no' } } : { body: found },
  })
}

const current = () =>
  [...document.querySelectorAll('li[aria-label]')].findIndex((slide) => !slide.hasAttribute('inert'))

async function open(found: readonly Slide[] = slides, config?: object) {
  answer(found, config)
  show(<Banner running={126} />)
  await screen.findByLabelText('Novedades')
  await wait(0)
}

function media(matches: (query: string) => boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query) }))
}

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const banner = () => screen.getByLabelText('Novedades')
const swiped = () => banner().firstElementChild as Element

function swipe(px: number) {
  const at = (clientX: number) => ({ touches: [{ clientX }], changedTouches: [{ clientX }] })
  fireEvent.touchStart(swiped(), at(200))
  fireEvent.touchMove(swiped(), at(200 + px))
  fireEvent.touchEnd(swiped(), { touches: [], changedTouches: [{ clientX: 200 + px }] })
}

/** A press of the mouse on something, let go of there after it moved by so much: whether the click is left to it. */
function drag(target: Element, x: number, y = 0) {
  const to = { clientX: 200 + x, clientY: 50 + y }
  fireEvent.mouseDown(target, { buttons: 1, clientX: 200, clientY: 50 })
  fireEvent.mouseMove(target, { buttons: 1, ...to })
  fireEvent.mouseUp(target, to)
  return fireEvent.click(target, { detail: 1, ...to })
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  media(() => false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the banner', () => {
  it('shows the next slide every ten seconds and begins again after the last', async () => {
    await open()
    const seen = [current()]
    for (let turn = 0; turn < 3; turn++) {
      await wait(10_050)
      seen.push(current())
    }
    expect(seen).toEqual([0, 1, 2, 0])
  })

  it.each([
    ['the pointer is over it', () => fireEvent.pointerEnter(banner(), { pointerType: 'mouse' })],
    ['a finger lies on it', () => fireEvent.touchStart(swiped(), { touches: [{ clientX: 9 }] })],
    ['nobody sees the page', () => hide(true)],
    ['the keyboard is in it', () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).tab()],
    ['it is paused', () => fireEvent.click(screen.getByRole('button', { name: 'Pausar las imágenes' }))],
  ])('waits while %s', async (_, disturb) => {
    await open()
    await disturb()
    await wait(25_000)
    expect(current()).toBe(0)
  })

  it.each([
    ['the pointer left', () => fireEvent.pointerLeave(banner(), { pointerType: 'mouse' })],
    ['somebody sees the page again', () => hide(false)],
  ])('goes on after ten more seconds when %s', async (_, resume) => {
    await open()
    fireEvent.pointerEnter(banner(), { pointerType: 'mouse' })
    hide(true)
    await wait(9_000)
    fireEvent.pointerLeave(banner(), { pointerType: 'mouse' })
    hide(false)
    resume()
    await wait(9_500)
    expect(current()).toBe(0)
    await wait(600)
    expect(current()).toBe(1)
  })

  it('stands still where less motion is wished, and moves when it is asked to', async () => {
    media((query) => query.includes('prefers-reduced-motion'))
    await open()
    await wait(25_000)
    expect(current()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar las imágenes' }))
    await wait(10_050)
    expect(current()).toBe(1)
  })

  it.each([
    [49, 0],
    [-49, 0],
    [-50, 1],
    [50, 2],
  ])('swiped by %i px shows slide %i', async (px, index) => {
    await open()
    swipe(px)
    expect(current()).toBe(index)
  })

  it('goes by dots and arrow keys', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Ver la imagen 3 de 3' }))
    expect(current()).toBe(2)
    fireEvent.keyDown(banner(), { key: 'ArrowLeft' })
    expect(current()).toBe(1)
    fireEvent.keyDown(banner(), { key: 'ArrowRight' })
    fireEvent.keyDown(banner(), { key: 'ArrowRight' })
    expect(current()).toBe(0)
  })

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves an arrow key with %s to the browser', async (held) => {
    await open()
    expect(fireEvent.keyDown(banner(), { key: 'ArrowLeft', [held]: true })).toBe(true)
    expect(current()).toBe(0)
  })

  it('keeps the focus on the slide that is shown, or on itself where that leads nowhere', async () => {
    await open()
    const first = await screen.findByRole('link', { name: 'Bajate la app' })
    first.focus()
    const press = () => fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' })
    press()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Base cero' }))
    press()
    expect([current(), document.activeElement]).toEqual([2, banner()])
    press()
    expect([current(), document.activeElement]).toEqual([0, first])
  })

  it('leaves the focus on its buttons', async () => {
    await open()
    const arrow = screen.getByRole('button', { name: 'Imagen siguiente' })
    arrow.focus()
    fireEvent.keyDown(arrow, { key: 'ArrowRight' })
    expect([current(), document.activeElement]).toEqual([1, arrow])
  })

  it.each([
    [5, 0, true, 0],
    [6, 0, false, 0],
    [0, 6, false, 0],
    [49, 0, false, 0],
    [-50, 0, false, 1],
    [50, 0, false, 2],
  ])(
    'dragged by a mouse by %i and %i px: follows its link %s, shows slide %i',
    async (x, y, follows, index) => {
      await open()
      const link = await screen.findByRole('link', { name: 'Bajate la app' })
      expect([drag(link, x, y), current()]).toEqual([follows, index])
    },
  )

  it.each([
    [4, '/base-0'],
    [60, '/'],
  ])('pressed on a link of the house and moved by %i px leaves the person at %s', async (px, path) => {
    answer(slides.slice(1, 2), { app_store_url: null, play_store_url: null })
    const router = show(<Banner running={126} />)
    const link = await screen.findByRole('link', { name: 'Base cero' })
    drag(link, px)
    await wait(0)
    expect(router.state.location.pathname).toBe(path)
  })

  it('follows its link by the keyboard after a drag that ended elsewhere', async () => {
    await open()
    const link = await screen.findByRole('link', { name: 'Bajate la app' })
    fireEvent.mouseDown(link, { buttons: 1, clientX: 200 })
    fireEvent.mouseMove(link, { buttons: 1, clientX: 300 })
    expect([fireEvent.click(link, { detail: 0 }), current()]).toEqual([true, 0])
  })

  it('moves nothing as it is taken over, and glides from there and back', async () => {
    await open()
    const track = banner().querySelector('ul')
    expect(track?.style.translate).toBe('')
    fireEvent.keyDown(banner(), { key: 'ArrowRight' })
    expect(track?.style.translate).toBe('-100%')
    fireEvent.keyDown(banner(), { key: 'ArrowLeft' })
    expect(track?.style.translate).toBe('')
  })

  it('has pictures of their own for phones, and asks for the first before the others', async () => {
    await open()
    const pictures = [...document.querySelectorAll('picture')]
    expect(pictures).toHaveLength(1)
    const [first] = pictures
    expect(first?.querySelector('source')?.media).toBe('(max-width: 767.98px)')
    expect(first?.querySelector('source')?.srcset).toContain('/api/images/m0.jpg?width=880&quality=80 880w')
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Bajate la app' })
    expect(image.srcset).toContain('/api/images/d0.jpg?width=1280&quality=80 1280w')
    expect([image.getAttribute('fetchpriority'), image.width, image.height]).toEqual(['high', 2084, 605])
    await wait(3_100)
    expect(document.querySelectorAll('picture')).toHaveLength(3)
  })

  it('shows the logo in the place of a picture that fails', async () => {
    await open()
    const image = screen.getByRole('img', { name: 'Bajate la app' })
    fireEvent.error(image)
    expect([image.getAttribute('src'), document.querySelector('picture source')]).toEqual([
      '/icons/placeholder.svg',
      null,
    ])
  })

  it('is one still picture when there is only one', async () => {
    await open(slides.slice(0, 1))
    expect(screen.queryAllByRole('button')).toEqual([])
    swipe(-80)
    await wait(25_000)
    expect(current()).toBe(0)
  })
})

describe('the first slide', () => {
  const device = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const link = () => screen.getByRole('link', { name: 'Bajate la app' })

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', stores.app_store_url],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', stores.app_store_url],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', stores.app_store_url],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', stores.play_store_url],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', stores.play_store_url],
  ])('leads on %s to %s', async (userAgent, url) => {
    device(userAgent)
    await open()
    await waitFor(() => expect(link().getAttribute('href')).toBe(url))
    expect(link().getAttribute('rel')).toBe('noopener noreferrer')
  })

  it('leads where its own link says while there is no store, and nowhere without one', async () => {
    const nowhere = { app_store_url: null, play_store_url: null }
    await open([{ ...slides[0], link: '/populares' } as Slide], nowhere)
    expect(link().getAttribute('href')).toBe('/populares')
  })

  it('never changes where the second leads', async () => {
    await open()
    fireEvent.keyDown(banner(), { key: 'ArrowRight' })
    expect(screen.getByRole('link', { name: 'Base cero' }).getAttribute('href')).toBe('/base-0')
  })
})

describe('without slides', () => {
  it.each([['there are none', []] as const, ['they could not be read', 'failure'] as const])(
    'a drawn head stands there: %s',
    async (_, found) => {
      answer(found)
      show(<Banner running={126} />)
      expect(await screen.findByText('126 subastas abiertas ahora mismo.')).toBeTruthy()
      expect(screen.queryByLabelText('Novedades')).toBeNull()
    },
  )
})
