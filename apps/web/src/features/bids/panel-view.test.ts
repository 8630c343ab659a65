import type { Auction, Viewer } from '@martillo/contract/auctions'
import { describe, expect, it } from 'vitest'
import { type PanelState, panelView } from './panel-view.ts'

const START = Date.parse('2026-11-24T10:00:00.000Z')
const END = Date.parse('2026-11-24T21:00:00.000Z')
const NOON = Date.parse('2026-11-24T12:00:00.000Z')

const auction: Auction = {
  ID: 7,
  Title: 'Cámara réflex',
  StartTime: new Date(START).toISOString(),
  EndTime: new Date(END).toISOString(),
  MinIncrement: 100,
  BasePrice: 1_000,
  condition: 'usado',
  approved: true,
  subcategoryID: 1,
  city: 'Rosario',
  province: 'Santa Fe',
  PrimaryPic: 'images/a',
  tint: '#ffffff',
  HighestBidAmount: 1_500,
  Status: 'active',
  CategoryID: 1,
  category: 'Electrónica',
  subcategory: 'Cámaras',
  category_slug: 'electronica',
  subcategory_slug: 'camaras',
  bids_count: 2,
  minimum_next_bid: 1_600,
  seq: 4,
  state: 'running',
  featured: false,
  premium_category: false,
  private: false,
  seller: {
    ID: 1,
    Username: 'laura.r',
    ProfileImage: '',
    reputation: 64,
    band: 4,
    kind: 'particular',
    sales: 3,
    rating: null,
  },
  description: '',
  warranty: 'sin-garantia',
  warranty_time: '',
  delivery_options: ['retiro'],
  delivery_description: '',
  SecondaryPics: [],
  clarifications: [],
  published_at: new Date(START).toISOString(),
  revocable: false,
}

const viewer: Viewer = {
  leading: false,
  my_maximum: null,
  minimum_next_bid: 1_600,
  alias: null,
  bidding: false,
  seller: false,
  can_bid: true,
}

function view(changes: Partial<Auction>, seen: Partial<Viewer> | null, nowMs = NOON) {
  return panelView({
    auction: { ...auction, ...changes, ...(seen && { viewer: { ...viewer, ...seen } }) },
    loggedIn: seen !== null,
    nowMs,
    extendedAtMs: null,
    connectionLost: false,
  })
}

const finished = { Status: 'finished', state: 'finished' } as const
const beaten = { bidding: true, my_maximum: 1_400 }
const ahead = { bidding: true, leading: true, my_maximum: 2_000, minimum_next_bid: 2_001 }

describe('the bid panel', () => {
  it.each<[PanelState, string, Partial<Auction>, Partial<Viewer> | null, number]>([
    ['cancelled', 'none', { state: 'cancelled', ...{ outcome: 'cancelled' } }, ahead, NOON],
    ['pending', 'none', { state: 'pending' }, { seller: true }, NOON],
    ['not_started', 'none', {}, {}, START - 1],
    ['own', 'none', {}, { seller: true }, NOON],
    ['visitor', 'login', {}, null, NOON],
    ['open', 'bid', {}, {}, NOON],
    ['barred', 'none', {}, { can_bid: false, refusal: 'band_limit' }, NOON],
    ['open', 'bid', {}, { can_bid: false, refusal: 'not_started' }, START],
    ['leading', 'raise', {}, ahead, NOON],
    ['leading', 'none', {}, { ...ahead, can_bid: false, refusal: 'last_word' }, NOON],
    ['outbid', 'bid', {}, beaten, NOON],
    ['barred', 'none', {}, { ...beaten, can_bid: false, refusal: 'last_word' }, NOON],
    ['closing', 'none', {}, ahead, END],
    ['won', 'none', { ...finished, outcome: 'sold' }, ahead, END + 2_000],
    ['lost', 'none', { ...finished, outcome: 'sold' }, beaten, END + 2_000],
    ['sold', 'none', { ...finished, outcome: 'sold' }, { seller: true }, END + 2_000],
    ['unsold', 'none', { ...finished, outcome: 'unsold' }, { seller: true }, END + 2_000],
    ['over', 'none', { ...finished, outcome: 'sold' }, null, END + 2_000],
    ['over', 'none', { ...finished, outcome: 'unsold' }, {}, END + 2_000],
  ])('is %s with form %s', (state, form, changes, seen, nowMs) => {
    const shown = view(changes, seen, nowMs)
    expect([shown.state, shown.form]).toEqual([state, form])
  })

  it('tells a seller that an auction waits, or that it was rejected', () => {
    expect(view({ state: 'pending' }, { seller: true }, NOON).title).toBe('Pendiente de aprobación')
    expect(view({ state: 'rejected' }, { seller: true }, NOON).title).toBe('No fue aprobada')
  })

  it('announces a win only from the settlement, not from the clock', () => {
    expect(view({}, ahead, END + 60_000).state).toBe('closing')
  })

  it('can be bid on until the last millisecond and not at the end', () => {
    expect(view({}, {}, END - 1).form).toBe('bid')
    expect(view({}, {}, END).form).toBe('none')
  })

  it('asks nothing more in the last 15 seconds', () => {
    expect(view({}, {}, END - 15_001).lastSeconds).toBe(false)
    expect(view({}, {}, END - 15_000).lastSeconds).toBe(true)
  })

  it('says when a person in a limited band may bid again', () => {
    const shown = view({}, { can_bid: false, refusal: 'band_limit', retry_at: '2026-11-25T12:00:00.000Z' })
    expect(shown.note).toContain('25/11, 09:00')
  })

  it('tells the leader their own maximum', () => {
    expect(view({}, ahead).note).toContain('$ 2.000')
  })
})
