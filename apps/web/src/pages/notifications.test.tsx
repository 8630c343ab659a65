import type { Notification } from '@martillo/contract/notifications'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { swrConfig } from '../lib/swr-config.ts'
import { Component as NotificationsPage } from './notifications.tsx'

vi.mock('../lib/session.tsx', () => ({ useSession: () => ({ state: 'in', user: { ID: 1 } }) }))
vi.mock('../lib/use-live.ts', () => ({ useLive: () => undefined }))
vi.mock('../lib/server-clock.ts', async (original) => ({
  ...(await original<object>()),
  lastServerSecond: () => Date.parse('2026-11-27T15:00:00Z'),
  onServerSecond: () => () => undefined,
}))

const one = (ID: number, at: string, Message: string, Read = false): Notification => ({
  ID,
  at,
  Message,
  Read,
  kind: 'outbid',
  Link: `/subasta/${ID}`,
})

/** The server, as far as the page asks it. */
let kept: Notification[]
let fails: Partial<Record<string, number>>

function answer(status: number, body: unknown) {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
}

async function serve(input: unknown, init?: RequestInit): Promise<Response> {
  const path = String(input).replace('/api', '')
  const name = `${init?.method} ${path.split('?')[0]}`
  const status = fails[name]
  if (status) return answer(status, { code: 'broken', error: 'Algo falló' })
  if (name === 'POST /notifications/mark-all-as-read') kept = kept.map((was) => ({ ...was, Read: true }))
  if (name === 'DELETE /notifications/deleteall') kept = []
  if (name !== 'GET /notifications') return answer(200, { ok: true })
  const meta = { page: 1, limit: 10, pages: Math.ceil(kept.length / 10), total: kept.length }
  return answer(200, { data: kept, meta, unread: kept.filter(({ Read }) => !Read).length })
}

function open() {
  render(
    <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>
      <MemoryRouter initialEntries={['/notificaciones']}>
        <NotificationsPage />
      </MemoryRouter>
    </SWRConfig>,
  )
}

describe('the page of notifications', { timeout: 30_000 }, () => {
  beforeEach(() => {
    fails = {}
    kept = [
      one(3, '2026-11-27T14:00:00Z', 'Te superaron en «Mesa»: ahora va $ 300'),
      one(2, '2026-11-27T02:00:00Z', 'Te superaron en «Mesa»: ahora va $ 200'),
      one(1, '2026-11-20T14:00:00Z', 'Primera puja en «Silla»: $ 100', true),
    ]
    vi.stubGlobal('fetch', vi.fn(serve))
  })

  it('groups by the days of Argentina and links each to its auction', async () => {
    open()
    const today = (await screen.findByRole('heading', { name: 'hoy' })).closest('section')
    const yesterday = screen.getByRole('heading', { name: 'ayer' }).closest('section')
    expect(screen.getByRole('heading', { name: 'viernes, 20 de noviembre' })).toBeTruthy()
    const link = within(today as HTMLElement).getByRole('link')
    expect(link.getAttribute('href')).toBe('/subasta/3')
    expect(within(yesterday as HTMLElement).getAllByRole('link')).toHaveLength(1)
    expect(screen.getAllByText('Sin leer')).toHaveLength(2)
  })

  it('marks all as read', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Marcar como leídas' }))
    await waitFor(() => expect(screen.queryByText('Sin leer')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Marcar como leídas' })).toBeNull()
  })

  it('deletes all after asking, and then offers the next step', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar todas' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    expect(kept).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar todas' }))
    const again = await screen.findByRole('dialog')
    await userEvent.click(within(again).getByRole('button', { name: 'Eliminar todas' }))
    expect(await screen.findByText('No hay notificaciones nuevas')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Ver todas las subastas' })).toBeTruthy()
    expect(kept).toEqual([])
  })

  it('keeps them and the question when deleting fails', async () => {
    fails['DELETE /notifications/deleteall'] = 503
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar todas' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Eliminar todas' }))
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Eliminar todas' }).ariaBusy).not.toBe('true'),
    )
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(kept).toHaveLength(3)
  })

  it('says with which status they could not be read, and tries again', async () => {
    fails['GET /notifications'] = 403
    open()
    expect(await screen.findByText('HTTP error! status: 403')).toBeTruthy()
    fails = {}
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('heading', { name: 'hoy' })).toBeTruthy()
  })
})
