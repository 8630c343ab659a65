import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { internalPath, paths } from '../lib/paths.ts'
import { routes } from '../routes.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuSlot } from './menu-slot.tsx'
import { Providers } from './providers.tsx'

vi.mock('socket.io-client', () => {
  const socket: Record<string, unknown> = { connected: false, io: {} }
  for (const name of ['on', 'onAny', 'emit', 'connect', 'disconnect']) socket[name] = () => socket
  return { io: () => socket }
})

const SLOW = { timeout: 10_000 }
const expires = new Date(Date.now() + 86_400_000).toISOString()
const categories = [
  {
    ID: 1,
    Name: 'Música',
    Slug: 'musica',
    Icon: '',
    Subcategories: [{ ID: 11, Name: 'Vientos', Slug: 'vientos' }],
  },
]
const notice = { ID: 1, kind: 'outbid', Read: true, Link: '/subasta/7', Message: 'Te superaron', at: expires }

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const replies: Record<string, unknown> = {
      '/api/categories': categories,
      '/api/time': { now: new Date().toISOString() },
      '/api/user/sessiondata': { id: 7, username: 'ana', expires_at: expires, verified_email: true },
      '/api/notifications': {
        data: [notice],
        unread: 0,
        meta: { page: 1, limit: 10, pages: 1, total: 1 },
      },
    }
    return Response.json(replies[url.replace(/\?.*/, '')] ?? { social: {}, tutorials: {}, operator: {} })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The frame around an empty screen, and every link seen in it so far. */
function start() {
  const element = (
    <>
      <Header />
      <Footer />
      <BottomBar />
      <MenuSlot />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </SWRConfig>,
  )
  const seen = new Set<string>()
  return {
    seen,
    look() {
      for (const link of document.querySelectorAll('a[href^="/"]')) seen.add(link.getAttribute('href') ?? '')
    },
  }
}

/** Opens all that can be opened, looking after each step. */
async function walk(look: () => void) {
  await screen.findByText('Botón de arrepentimiento', {}, SLOW)
  look()
  await userEvent.click(screen.getByRole('button', { name: 'Categorías' }))
  await screen.findByRole('link', { name: 'Vientos' }, SLOW)
  look()
  await userEvent.click(screen.getByRole('button', { name: 'Abrir el menú' }))
  await screen.findByRole('dialog', {}, SLOW)
  look()
  await userEvent.click(screen.getByRole('button', { name: 'Categorías' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Música' }))
  look()
  await userEvent.keyboard('{Escape}')
}

/** Addresses that lead to no screen of the table; `internalPath` knows those that are remembered and linked. */
function leadingNowhere(seen: ReadonlySet<string>): string[] {
  return [...seen].filter((path) => {
    const last = matchRoutes(routes, path)?.at(-1)
    return last === undefined || last.route.path === '*' || internalPath(path) === null
  })
}

test('no link of the navigation leads a visitor nowhere', async () => {
  const { seen, look } = start()
  await screen.findByRole('link', { name: 'Registrarse' }, SLOW)
  await walk(look)
  expect(leadingNowhere(seen)).toEqual([])
  const { faq, about, terms, privacy, regret, cancelService, favorites, login, register } = paths
  const { home, baseZero, popular, endingSoon, all, finished } = paths
  for (const path of [
    ...[faq, about, terms, privacy, regret, cancelService, favorites, login, register],
    ...[home, baseZero, popular, endingSoon, all, finished],
  ]) {
    expect(seen).toContain(path)
  }
  expect(seen).toContain('/categorias/musica/subcategoria/vientos')
})

test('nor anybody who is logged in', async () => {
  const kept = { ID: 7, Username: 'ana', expiredate: expires }
  localStorage.setItem('sessionuser', JSON.stringify(kept))
  const { seen, look } = start()
  await userEvent.click(await screen.findByRole('button', { name: 'Tu cuenta' }, SLOW))
  await screen.findByText('Ingresaste como:')
  look()
  await userEvent.click(screen.getByRole('button', { name: 'Notificaciones' }))
  await waitFor(() => expect(screen.getByText('Ver todas las notificaciones')).toBeTruthy())
  await walk(look)
  expect(leadingNowhere(seen)).toEqual([])
  for (const path of [paths.publish, paths.myAuctions, paths.notifications]) expect(seen).toContain(path)
  expect(seen).not.toContain(paths.login)
})
