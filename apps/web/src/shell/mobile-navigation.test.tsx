import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { spyOnLocation } from '../test/spy-on-location.ts'
import { BottomBar } from './bottom-bar.tsx'
import { MenuSlot } from './menu-slot.tsx'
import { Providers } from './providers.tsx'

vi.mock('socket.io-client', () => {
  const socket: Record<string, unknown> = { connected: false, io: {} }
  for (const name of ['on', 'onAny', 'emit', 'connect', 'disconnect']) socket[name] = () => socket
  return { io: () => socket }
})

const expires = new Date(Date.now() + 86_400_000).toISOString()
const categories = [
  {
    ID: 1,
    Name: 'Música',
    Slug: 'musica',
    Icon: '',
    Subcategories: [{ ID: 11, Name: 'Guitarras', Slug: 'guitarras' }],
  },
]
let asked: string[]
let firstName: string

beforeEach(() => {
  asked = []
  firstName = 'Ana'
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.replace(/\?.*/, '')
    asked.push(`${init?.method ?? 'GET'} ${path}`)
    const replies: Record<string, unknown> = {
      '/api/categories': categories,
      '/api/time': { now: new Date().toISOString() },
      '/api/user/sessiondata': {
        id: 7,
        username: 'ana.paz',
        first_name: firstName,
        expires_at: expires,
        verified_email: true,
      },
      '/api/notifications': { data: [], unread: 0, meta: { page: 1, limit: 10, pages: 0, total: 0 } },
    }
    return Response.json(replies[path] ?? { ok: true })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function start({ member = false } = {}) {
  if (member) {
    const kept = { ID: 7, Username: 'ana.paz', FirstName: firstName, expiredate: expires }
    localStorage.setItem('sessionuser', JSON.stringify(kept))
  }
  const element = (
    <>
      <main>pantalla</main>
      <BottomBar />
      <MenuSlot />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/todas'] })
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  return router
}

const more = () => screen.getByRole('button', { name: 'Más opciones' })

async function openMenu() {
  await userEvent.click(more())
  // Its code is fetched at the first press.
  return screen.findByRole('dialog', {}, { timeout: 10_000 })
}

test('the bar leads home, to the favourites, to the login instead of publishing, to the notices and into the menu', async () => {
  start()
  const names = ['Inicio', 'Favs', 'Publicar', 'Notif'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(names).toEqual(['/', '/favoritos', '/iniciar-sesion', '/notificaciones'])
  expect(more().textContent).toBe('Más')
})

test('who is logged in publishes from the bar', async () => {
  start({ member: true })
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Publicar' }).getAttribute('href')).toBe('/crear-subasta'),
  )
})

test('three levels: down to the subcategories and back, the focus staying inside', async () => {
  start()
  const menu = await openMenu()
  const title = () => screen.getByRole('heading').textContent
  expect(title()).toBe('Menú')
  await userEvent.click(screen.getByRole('button', { name: 'Categorías' }))
  expect(title()).toBe('Categorías')
  expect(menu.contains(document.activeElement)).toBe(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Música' }))
  expect(title()).toBe('Música')
  expect(screen.getByRole('link', { name: 'Ver toda la categoría' }).getAttribute('href')).toBe(
    '/categorias/musica',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }))
  expect(title()).toBe('Categorías')
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }))
  expect(title()).toBe('Menú')
  expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull()
})

test('Escape closes it and gives the focus back; what is behind cannot be reached meanwhile', async () => {
  start()
  await openMenu()
  expect(screen.queryByRole('button', { name: 'Más opciones' })).toBeNull()
  expect(screen.queryByRole('main')).toBeNull()
  for (let press = 0; press < 20; press++) {
    await userEvent.tab()
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(more())
})

test("Android's Back key goes up level by level, then closes it; a second press at once is none", async () => {
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'Mozilla/5.0 (Linux; Android 15)' })
  const watchers: { onclose: ((event: { timeStamp: number }) => void) | null }[] = []
  vi.stubGlobal(
    'CloseWatcher',
    class {
      onclose = null
      constructor() {
        watchers.push(this)
      }
      destroy() {
        watchers.splice(watchers.indexOf(this), 1)
      }
    },
  )
  const press = (timeStamp: number) => act(() => watchers.pop()?.onclose?.({ timeStamp }))
  start()
  await openMenu()
  const title = () => screen.queryByRole('heading')?.textContent
  await userEvent.click(screen.getByRole('button', { name: 'Categorías' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Música' }))
  press(1_000)
  expect(title()).toBe('Categorías')
  press(1_299)
  expect(title()).toBe('Categorías')
  press(1_300)
  expect(title()).toBe('Menú')
  press(1_600)
  expect(title()).toBeUndefined()
  // Closed, it leaves the key to the browser.
  expect(watchers).toEqual([])
})

test('"Salir", in the place of "Más", closes it', async () => {
  start()
  await openMenu()
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('is at its first level again 300 ms after closing, not before', async () => {
  start()
  await openMenu()
  await userEvent.click(screen.getByRole('button', { name: 'Categorías' }))
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
  vi.useFakeTimers()
  press('Salir')
  act(() => void vi.advanceTimersByTime(299))
  press('Más opciones')
  expect(screen.getByRole('heading').textContent).toBe('Categorías')
  press('Salir')
  act(() => void vi.advanceTimersByTime(300))
  press('Más opciones')
  expect(screen.getByRole('heading').textContent).toBe('Menú')
})

test('offers a visitor the login and the registration, and comes back from there', async () => {
  const router = start()
  await openMenu()
  expect(screen.getByRole('link', { name: 'Registrarse' }).getAttribute('href')).toBe('/registrarse')
  await userEvent.click(screen.getByRole('link', { name: 'Iniciar Sesión' }))
  expect(router.state.location.pathname).toBe('/iniciar-sesion')
  expect(sessionStorage.getItem('remembered-path')).toBe('/todas')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['Ana', 'Hola, Ana'],
  ['', 'Hola, ana.paz'],
])('greets by the first name (%j) or the username, and lists the own account', async (name, greeting) => {
  firstName = name
  start({ member: true })
  const menu = await openMenu()
  expect(menu.textContent).toContain(greeting)
  expect(menu.textContent).toContain('Mi Cuenta')
  expect(screen.getByRole('link', { name: 'Mis subastas' }).getAttribute('href')).toBe(
    '/administrar-subastas',
  )
})

test('logging out tells the server, then loads the page anew', async () => {
  const reload = spyOnLocation('reload')
  start({ member: true })
  await openMenu()
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar Sesión' }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(asked).toContain('POST /api/logout')
  expect(localStorage.getItem('sessionuser')).toBeNull()
})

test('going anywhere closes it', async () => {
  const router = start()
  await openMenu()
  await act(() => router.navigate('/populares'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
