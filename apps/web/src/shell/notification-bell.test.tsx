import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NotificationBell } from './notification-bell.tsx'
import { Providers } from './providers.tsx'

vi.mock('socket.io-client', () => ({
  io: () => ({
    connected: false,
    io: {},
    on: () => undefined,
    onAny: () => undefined,
    emit: () => undefined,
    off: () => undefined,
    once: () => undefined,
  }),
}))

const expires = new Date(Date.now() + 86_400_000).toISOString()
const one = {
  ID: 1,
  kind: 'outbid',
  Read: false,
  Link: '/subasta/7',
  Message: 'Te superaron en "Guitarra".',
  at: new Date(Date.now() - 60_000).toISOString(),
}

let asked: string[]
let page: { data: unknown[]; unread: number }

beforeEach(() => {
  asked = []
  page = { data: [one], unread: 120 }
  localStorage.setItem('sessionuser', JSON.stringify({ ID: 7, Username: 'ana', expiredate: expires }))
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${url.replace(/\?.*/, '')}`)
    if (url.startsWith('/api/notifications?')) asked.push(url)
    if (init?.method === 'DELETE') page = { data: [], unread: 0 }
    const meta = { page: 1, limit: 10, pages: 1, total: page.data.length }
    const replies: Record<string, unknown> = {
      '/api/user/sessiondata': { id: 7, username: 'ana', expires_at: expires, verified_email: true },
      '/api/time': { now: new Date().toISOString() },
      '/api/notifications': { ...page, meta },
    }
    return new Response(JSON.stringify(replies[url.replace(/\?.*/, '')] ?? { ok: true }))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function start() {
  const router = createMemoryRouter([{ path: '*', element: <NotificationBell /> }])
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </SWRConfig>,
  )
}

it('shows 99+ above 99, and opening reads the list anew and marks all as read', async () => {
  start()
  const bell = await screen.findByRole('button', { name: 'Notificaciones, 120 sin leer' })
  expect(screen.getByText('99+')).toBeTruthy()
  await userEvent.click(bell)
  const row = await screen.findByRole('link', { name: /Te superaron/ })
  expect(row.getAttribute('target')).toBe('_blank')
  await waitFor(() => expect(asked).toContain('POST /api/notifications/mark-all-as-read'))
  await screen.findByRole('button', { name: 'Notificaciones' })
  expect(screen.getByText('Ver todas las notificaciones')).toBeTruthy()
})

it('says that there is nothing new, closes on Escape and gives the focus back', async () => {
  page = { data: [], unread: 0 }
  start()
  const bell = await screen.findByRole('button', { name: 'Notificaciones' })
  await userEvent.click(bell)
  await screen.findByText('No hay notificaciones nuevas')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('No hay notificaciones nuevas')).toBeNull()
  expect(document.activeElement).toBe(bell)
})

it('asks for ten, and deletes all of them', async () => {
  start()
  await userEvent.click(await screen.findByRole('button', { name: /^Notificaciones/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar todas' }))
  expect(asked).toContain('/api/notifications?page=1&limit=10')
  await screen.findByText('No hay notificaciones nuevas')
  expect(asked).toContain('DELETE /api/notifications/deleteall')
  expect(screen.queryByRole('button', { name: 'Eliminar todas' })).toBeNull()
})
