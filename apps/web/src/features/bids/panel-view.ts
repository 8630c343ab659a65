import type { Auction } from '@martillo/contract/auctions'
import { formatPrice } from '../../lib/format-price.ts'
import { refusalSentence } from './refusal-sentence.ts'

export type PanelState =
  | 'cancelled'
  | 'pending'
  | 'won'
  | 'lost'
  | 'sold'
  | 'unsold'
  | 'over'
  | 'closing'
  | 'not_started'
  | 'own'
  | 'visitor'
  | 'barred'
  | 'leading'
  | 'outbid'
  | 'open'

export interface PanelView {
  state: PanelState
  tone: 'good' | 'urgent' | 'plain'
  /** What stands in bold; empty where the form says it all. */
  title: string
  note: string
  /** What may be done here. */
  form: 'bid' | 'raise' | 'login' | 'none'
  /** The end has moved a moment ago. */
  extended: boolean
  /** Less than 15 seconds are left: one tap bids, nothing is asked. */
  lastSeconds: boolean
  /** Live news do not arrive; what is shown may be old. */
  offline: boolean
}

interface Facts {
  auction: Auction
  /** Somebody is logged in here, or the device remembers so and the server is being asked. */
  loggedIn: boolean
  nowMs: number
  /** When the end last moved, by the server's clock; null if it has not while watching. */
  extendedAtMs: number | null
  connectionLost: boolean
}

const LAST_SECONDS_MS = 15_000
const EXTENDED_SHOWN_MS = 20_000

function maximumOf({ viewer }: Auction): string {
  return typeof viewer?.my_maximum === 'number' ? formatPrice(viewer.my_maximum) : ''
}

function ended(auction: Auction): Pick<PanelView, 'state' | 'tone' | 'title' | 'note'> {
  const { viewer, outcome } = auction
  const price = auction.HighestBidAmount === undefined ? '' : formatPrice(auction.HighestBidAmount)
  if (!outcome) {
    return {
      state: 'closing',
      tone: 'plain',
      title: 'Cerrando la subasta…',
      note: 'En segundos sabemos el resultado.',
    }
  }
  if (viewer?.seller) {
    return outcome === 'sold'
      ? {
          state: 'sold',
          tone: 'good',
          title: `Se vendió en ${price}`,
          note: 'Te avisamos cómo seguir con quien ganó.',
        }
      : { state: 'unsold', tone: 'plain', title: 'Terminó sin ofertas', note: 'No se vendió.' }
  }
  if (outcome === 'sold' && viewer?.leading) {
    return { state: 'won', tone: 'good', title: 'Ganaste', note: `Es tuyo por ${price}.` }
  }
  if (viewer?.bidding) {
    return { state: 'lost', tone: 'urgent', title: 'No ganaste', note: price ? `Se vendió en ${price}.` : '' }
  }
  return outcome === 'sold'
    ? { state: 'over', tone: 'plain', title: 'Subasta finalizada', note: `Se vendió en ${price}.` }
    : { state: 'over', tone: 'plain', title: 'Subasta finalizada', note: 'Terminó sin ofertas.' }
}

function running(
  auction: Auction,
  loggedIn: boolean,
): Omit<PanelView, 'extended' | 'lastSeconds' | 'offline'> {
  const { viewer } = auction
  if (viewer?.seller) {
    return {
      state: 'own',
      tone: 'plain',
      title: 'Es tu subasta',
      note: 'Te avisamos con cada novedad.',
      form: 'none',
    }
  }
  if (!loggedIn) return { state: 'visitor', tone: 'plain', title: '', note: '', form: 'login' }
  // The page as drawn for everybody, to a person whose own standing is on its way: nothing is offered yet.
  if (!viewer) return { state: 'open', tone: 'plain', title: '', note: '', form: 'none' }
  if (viewer.leading) {
    return {
      state: 'leading',
      tone: 'good',
      title: 'Vas ganando',
      note: `Tu máximo: ${maximumOf(auction)}. Nadie más lo ve.`,
      form: viewer.can_bid ? 'raise' : 'none',
    }
  }
  // Who read it before the start was refused for that alone: the start lifts it without asking the server.
  if (!viewer.can_bid && viewer.refusal && viewer.refusal !== 'not_started') {
    const title = viewer.bidding ? 'Te superaron' : 'No podés pujar acá'
    return { state: 'barred', tone: 'urgent', title, note: refusalSentence(viewer), form: 'none' }
  }
  if (viewer.bidding) {
    return {
      state: 'outbid',
      tone: 'urgent',
      title: 'Te superaron',
      note: `Tu máximo era ${maximumOf(auction)}.`,
      form: 'bid',
    }
  }
  return { state: 'open', tone: 'plain', title: '', note: '', form: 'bid' }
}

/**
 * What the bid panel shows: one state, chosen in this order: cancelled, pending, ended (by the settlement's
 * outcome, never by a guess), not started, own, visitor, leading, barred, outbid, open. On top of it, whether
 * the end has just moved, whether the last 15 seconds run and whether the connection is lost.
 */
export function panelView({ auction, loggedIn, nowMs, extendedAtMs, connectionLost }: Facts): PanelView {
  const none = { form: 'none', extended: false, lastSeconds: false, offline: connectionLost } as const
  const endsMs = Date.parse(auction.EndTime)
  if (auction.state === 'cancelled') {
    return {
      ...none,
      offline: false,
      state: 'cancelled',
      tone: 'urgent',
      title: 'Subasta cancelada',
      note: 'No hay venta.',
    }
  }
  if (auction.state === 'pending' || auction.state === 'rejected') {
    const title = auction.state === 'pending' ? 'Pendiente de aprobación' : 'No fue aprobada'
    return { ...none, state: 'pending', tone: 'plain', title, note: 'Todavía no es pública.' }
  }
  if (nowMs >= endsMs || auction.Status === 'finished' || auction.outcome)
    return { ...none, offline: connectionLost && !auction.outcome, ...ended(auction) }
  if (nowMs < Date.parse(auction.StartTime)) {
    const note = auction.viewer?.seller ? 'Es tu subasta.' : 'Vas a poder pujar cuando empiece.'
    return { ...none, state: 'not_started', tone: 'plain', title: 'Todavía no empezó', note }
  }
  return {
    ...running(auction, loggedIn),
    extended: extendedAtMs !== null && nowMs - extendedAtMs < EXTENDED_SHOWN_MS,
    lastSeconds: endsMs - nowMs <= LAST_SECONDS_MS,
    offline: connectionLost,
  }
}
