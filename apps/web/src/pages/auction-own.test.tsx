import type { Auction } from '@martillo/contract/auctions'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { makeAuction } from '../drawing/answers.testing.ts'
import { answerCalls, sessionData, show } from '../features/accounts/accounts.testing.tsx'
import { sessionUserOf, writeSession } from '../lib/session-store.ts'
import { Component as AuctionPage } from './auction.tsx'

const viewer = {
  leading: false,
  my_maximum: null,
  minimum_next_bid: 1_000,
  alias: null,
  bidding: false,
  seller: true,
  can_bid: false,
}

beforeEach(() => writeSession(sessionUserOf({ ...sessionData, role: 'user', verified_email: true })))

function open(wish: Partial<Auction>) {
  const { HighestBidAmount: _, ...auction } = makeAuction({ ID: 7, bids_count: 0, viewer, ...wish })
  answerCalls({
    'GET /time': { body: { now: new Date().toISOString() } },
    'GET /user/sessiondata': { body: { ...sessionData, verified_email: true } },
    'GET /auctions/7': { body: auction },
    'GET /auctions/7/bids': { body: { data: [], meta: { page: 1, limit: 50, pages: 0, total: 0 } } },
  })
  show(
    <Routes>
      <Route path="/subasta/:id" element={<AuctionPage />} />
    </Routes>,
    '/subasta/7',
  )
}

test('while it waits for approval no clock runs, nobody is sent its address, and its seller reads what happens', async () => {
  open({ state: 'pending', approved: false })
  expect(await screen.findByText('Pendiente de aprobación')).toBeTruthy()
  expect(await screen.findByText(/El tiempo no corre mientras espera/)).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull()
})

test('one that was not approved says why, once', async () => {
  open({ state: 'rejected', approved: false, rejection: 'Las fotos son de otra cosa.' })
  expect(await screen.findByText('No fue aprobada')).toBeTruthy()
  expect(await screen.findAllByText(/Las fotos son de otra cosa\./)).toHaveLength(1)
  expect(screen.queryByText('Pendiente de aprobación')).toBeNull()
})

test('its seller is not invited to bid first; whoever may bid is', async () => {
  const end = new Date(Date.now() + 86_400_000).toISOString()
  open({ state: 'running', approved: true, EndTime: end })
  expect(await screen.findByText('Nadie pujó todavía.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Compartir' })).toBeTruthy()
})
