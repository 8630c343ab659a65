import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { swrConfig } from '../lib/swr-config.ts'
import { CategoryMenu } from './category-menu.tsx'

const categories = [
  {
    ID: 1,
    Name: 'Música',
    Slug: 'musica',
    Icon: '',
    Subcategories: [{ ID: 11, Name: 'Guitarras', Slug: 'guitarras' }],
  },
  {
    ID: 2,
    Name: 'Deportes',
    Slug: 'deportes',
    Icon: '',
    Subcategories: [
      { ID: 21, Name: 'Bicicletas', Slug: 'bicicletas' },
      { ID: 22, Name: 'Pelotas', Slug: 'pelotas' },
    ],
  },
]

let answer: () => Response | Promise<Response>

beforeEach(() => {
  answer = () => Response.json(categories)
  vi.stubGlobal('fetch', async () => answer())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function start() {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <>
          <CategoryMenu />
          <button type="button">después</button>
        </>
      ),
    },
  ])
  render(
    <SWRConfig value={{ ...swrConfig, provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  )
  const trigger = screen.getByRole('button', { name: 'Categorías' })
  return { router, trigger }
}

const isOpen = (trigger: HTMLElement) => trigger.getAttribute('aria-expanded') === 'true'
const focused = () => document.activeElement?.textContent

/** What a browser says of a mouse that comes or goes; at once, also on a stopped clock. */
function mouse(kind: 'pointerover' | 'pointerout', target: Element) {
  const event = Object.assign(new MouseEvent(kind, { bubbles: true }), { pointerType: 'mouse' })
  act(() => void target.dispatchEvent(event))
}

test('a mouse opens by hovering; leaving closes after 300 ms and coming back before keeps it open', async () => {
  const { trigger } = start()
  mouse('pointerover', trigger)
  const link = await screen.findByRole('link', { name: 'Música' })
  vi.useFakeTimers()
  mouse('pointerout', trigger)
  act(() => void vi.advanceTimersByTime(299))
  expect(isOpen(trigger)).toBe(true)
  mouse('pointerover', link)
  act(() => void vi.advanceTimersByTime(1_000))
  expect(isOpen(trigger)).toBe(true)
  mouse('pointerout', link)
  act(() => void vi.advanceTimersByTime(300))
  expect(isOpen(trigger)).toBe(false)
})

test('a press of the mouse does not close what its hovering opened', async () => {
  const { trigger } = start()
  const user = userEvent.setup()
  await user.hover(trigger)
  await user.pointer({ keys: '[MouseLeft]', target: trigger })
  expect(isOpen(trigger)).toBe(true)
})

test('a finger opens and closes', async () => {
  const { trigger } = start()
  for (const open of [true, false]) {
    await userEvent.pointer({ keys: '[TouchA]', target: trigger })
    expect(isOpen(trigger)).toBe(open)
  }
})

test('shows the subcategories of the category under the pointer', async () => {
  const { trigger } = start()
  await userEvent.hover(trigger)
  await userEvent.hover(await screen.findByRole('link', { name: 'Deportes' }))
  const column = screen.getByRole('region', { name: 'Deportes' })
  expect(within(column).getByRole('link', { name: 'Bicicletas' }).getAttribute('href')).toBe(
    '/categorias/deportes/subcategoria/bicicletas',
  )
  expect(screen.queryByRole('link', { name: 'Guitarras' })).toBeNull()
})

test.each(['{Enter}', ' '])('opens and closes with %j, the focus staying', async (key) => {
  const { trigger } = start()
  const user = userEvent.setup()
  trigger.focus()
  await user.keyboard(key)
  await screen.findByRole('link', { name: 'Música' })
  expect(document.activeElement).toBe(trigger)
  await user.keyboard(key)
  expect(isOpen(trigger)).toBe(false)
})

test('the arrows lead into it, through both columns and back; Escape gives the focus back', async () => {
  const { trigger } = start()
  const user = userEvent.setup()
  trigger.focus()
  await user.keyboard('{ArrowDown}')
  await vi.waitFor(() => expect(focused()).toBe('Música'))
  const seen = []
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'End', 'ArrowLeft', 'Home', 'ArrowUp']) {
    await user.keyboard(`{${key}}`)
    seen.push(focused())
  }
  expect(seen).toEqual([
    'Deportes',
    'Bicicletas',
    'Pelotas',
    'Ver toda la categoría',
    'Deportes',
    'Música',
    'Música',
  ])
  await user.keyboard('{Escape}')
  expect(isOpen(trigger)).toBe(false)
  expect(document.activeElement).toBe(trigger)
})

test.each(['altKey', 'ctrlKey', 'metaKey'])('in it a key with %s is the browser’s', async (held) => {
  const { trigger } = start()
  trigger.focus()
  await userEvent.keyboard('{ArrowDown}')
  await vi.waitFor(() => expect(focused()).toBe('Música'))
  for (const key of ['ArrowRight', 'ArrowDown', 'End']) {
    expect(fireEvent.keyDown(document.activeElement as Element, { key, [held]: true })).toBe(true)
  }
  expect(focused()).toBe('Música')
})

test('the tab key stops at the active category, then at its subcategories, and leaving closes', async () => {
  const { trigger } = start()
  const user = userEvent.setup()
  trigger.focus()
  await user.keyboard('{ArrowDown}')
  await vi.waitFor(() => expect(focused()).toBe('Música'))
  const seen = []
  for (let press = 0; press < 3; press++) {
    await user.tab()
    seen.push(focused())
  }
  expect(seen).toEqual(['Guitarras', 'Ver toda la categoría', 'después'])
  expect(isOpen(trigger)).toBe(false)
})

test('Escape closes what a mouse opened, wherever the focus is', async () => {
  const { trigger } = start()
  await userEvent.hover(trigger)
  expect(isOpen(trigger)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(isOpen(trigger)).toBe(false)
})

test('going to a category closes it', async () => {
  const { router, trigger } = start()
  await userEvent.click(trigger)
  await userEvent.click(await screen.findByRole('link', { name: 'Música' }))
  expect(router.state.location.pathname).toBe('/categorias/musica')
  expect(isOpen(trigger)).toBe(false)
})

test('says that it loads, and what to do when it could not', async () => {
  let release = (_: Response) => {}
  answer = () => new Promise((resolve) => (release = resolve))
  const { trigger } = start()
  await userEvent.click(trigger)
  await screen.findByText('Cargando categorías...')
  await vi.waitFor(() => release(Response.json({ error: 'x' }, { status: 500 })))
  await screen.findByText('Error al cargar las categorías')
  answer = () => Response.json(categories)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByRole('link', { name: 'Deportes' })
})
