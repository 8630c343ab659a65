import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, type SentCall, sessionData, show } from '../features/accounts/accounts.testing.tsx'
import { sessionUserOf, writeSession } from '../lib/session-store.ts'
import { Component as MyAuctions } from './my-auctions.tsx'

const heard = vi.hoisted(() => {
  const nothing: () => void = () => undefined
  return { auctions: new Map<number, () => void>(), own: nothing }
})
vi.mock('../lib/use-live.ts', () => ({
  useAuctionLive: (auction: number | null, onEvent: () => void) => {
    if (auction !== null) heard.auctions.set(auction, onEvent)
  },
  useLive: (_: boolean, __: readonly string[], onEvent: () => void) => {
    heard.own = onEvent
  },
  useConnectionLost: () => false,
}))

const card = {
  ID: 7,
  Title: 'Bandoneón de 142 voces',
  StartTime: '2026-02-27T12:00:00.000Z',
  EndTime: '2026-03-04T12:00:00.000Z',
  BasePrice: 1_000,
  PrimaryPic: 'images/a.jpg',
  bids_count: 0,
  state: 'running',
  featured: false,
  private: false,
  seller: { reputation: 20, band: 2 },
  can_edit: 'all',
  can_delete: true,
  can_republish: false,
}
const meta = { page: 1, limit: 12, pages: 1, total: 1 }

let shown: object = card
let counts = { active: 1, pending: 0, finished: 0, drafts: 0, featured: 0 }
let sent: SentCall[] = []
const asked = () => sent.filter(({ route }) => route === 'GET /auctions/myauctions').length

beforeEach(() => {
  shown = card
  counts = { ...counts, active: 1 }
  writeSession(sessionUserOf({ ...sessionData, role: 'user', verified_email: true }))
  sent = answerCalls({
    'GET /time': { body: { now: '2026-03-01T12:00:00.000Z' } },
    'GET /user/sessiondata': { body: { ...sessionData, verified_email: true } },
    'GET /auctions/myauctions/counts': () => ({ body: counts }),
    'GET /auctions/myauctions': () => ({ body: { data: [shown], meta } }),
  })
})

test('a bid on an own auction is in the list a moment later, however many come at once', async () => {
  show(<MyAuctions />, '/administrar-subastas')
  expect(await screen.findByRole('link', { name: 'Editar' })).toBeTruthy()
  const before = asked()
  shown = { ...card, bids_count: 3, HighestBidAmount: 9_500, can_edit: 'additions', can_delete: false }
  act(() => {
    for (let i = 0; i < 3; i++) heard.auctions.get(7)?.()
  })
  expect(await screen.findByText('3 pujas', {}, { timeout: 4_500 })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Agregar o aclarar' })).toBeTruthy()
  expect(asked()).toBe(before + 1)
})

test('what an administrator decides moves the counts', async () => {
  show(<MyAuctions />, '/administrar-subastas')
  expect(await screen.findByRole('tab', { name: 'Activas 1' })).toBeTruthy()
  counts = { ...counts, active: 2 }
  act(() => heard.own())
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Activas 2' })).toBeTruthy(), { timeout: 4_500 })
})
