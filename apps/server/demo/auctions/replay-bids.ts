import { randomInt, randomUUID } from 'node:crypto'
import type { BidAuction } from '@martillo/domain/bidding/decide-bid'
import { minimumNextBid, ownMinimum } from '@martillo/domain/bidding/minimum-next-bid'
import type { ChainedRow } from '../../src/features/bids/judging/chain-rows.ts'
import { foldBids } from '../../src/features/bids/judging/fold-bids.ts'
import type { GroupState, PersonFacts, RecordedBid } from '../../src/features/bids/judging/group-state.ts'
import { UNTOUCHED } from '../../src/features/bids/judging/read-group.ts'
import type { NewAlias } from '../../src/features/bids/judging/standing.store.ts'
import type { DemoPerson } from '../people/add-people.ts'
import type { Random } from '../random.ts'

export interface Outbid {
  readonly personId: number
  readonly priceCents: number
  readonly at: number
}

export interface Replayed {
  readonly state: GroupState
  readonly accepted: readonly RecordedBid[]
  readonly rows: readonly ChainedRow[]
  readonly aliases: readonly NewAlias[]
  readonly outbids: readonly Outbid[]
}

interface Replay {
  readonly auction: BidAuction
  readonly bidders: readonly DemoPerson[]
  readonly count: number
  /** Nobody bids beyond it. */
  readonly ceilingCents: number
  readonly until: number
  readonly random: Random
}

const SEEDS = 2 ** 32

/** Bids as people would have made them, each judged by the real rules at its own moment. */
export function replayBids({ auction, bidders, count, ceilingCents, until, random }: Replay): Replayed {
  const accepted: RecordedBid[] = []
  const rows: ChainedRow[] = []
  const aliases: NewAlias[] = []
  const outbids: Outbid[] = []
  const people = new Map(bidders.map((bidder) => [bidder.id, factsOf(bidder)]))
  let state: GroupState = { ...UNTOUCHED, auction, now: auction.startAt, people }
  const crowd = chooseCrowd(bidders, count, random)

  for (const now of moments(auction.startAt, until, count, random)) {
    const amountCents = chooseAmount(state, ceilingCents, random)
    const rivals = crowd.filter(({ id }) => id !== state.standing.leaderId)
    if (amountCents === null || rivals.length === 0) break
    const bidder = random.pick(rivals)
    const bid = { personId: bidder.id, isAdmin: false, bidId: randomUUID(), amountCents }
    const folded = foldBids({ ...state, now }, [], [bid], () => randomInt(SEEDS))
    const before = state.standing.leaderId
    accepted.push(...folded.accepted)
    rows.push(...folded.rows)
    aliases.push(...folded.aliases)
    state = folded.after
    const { leaderId, priceCents } = state.standing
    if (before !== null && before !== leaderId && priceCents !== null) {
      outbids.push({ personId: before, priceCents, at: now })
    }
    if (random.chance(0.12)) raise(now + random.between(20_000, 90_000))
  }
  return { state, accepted, rows, aliases, outbids }

  /** Now and then the leader thinks again and raises the own maximum. */
  function raise(now: number) {
    const { standing } = state
    if (standing.leaderId === null || now >= until) return
    const amountCents = ownMinimum(standing) + random.between(1, 3) * auction.terms.incrementCents - 100
    const bid = { personId: standing.leaderId, isAdmin: false, bidId: randomUUID(), amountCents }
    const folded = foldBids({ ...state, now }, [], [bid], () => randomInt(SEEDS))
    accepted.push(...folded.accepted)
    state = folded.after
  }
}

/** A few of all; every other auction has one of those who can be logged in to, so that their lists are not empty. */
function chooseCrowd(bidders: readonly DemoPerson[], count: number, random: Random): DemoPerson[] {
  const crowd = random.shuffle(bidders).slice(0, Math.max(2, Math.round(count * 0.6)))
  const guests = bidders.filter(({ email }) => email?.startsWith('comprador'))
  if (guests.length === 0 || random.chance(0.5)) return crowd
  const guest = random.pick(guests)
  return [guest, ...crowd.filter(({ id }) => id !== guest.id).slice(1)]
}

function chooseAmount(
  { auction, standing }: GroupState,
  ceilingCents: number,
  random: Random,
): number | null {
  const minimum = minimumNextBid(auction.terms, standing)
  if (minimum > ceilingCents) return null
  const room = Math.floor((ceilingCents - minimum) / auction.terms.incrementCents)
  const steps = Math.min(room, Math.floor(random.next() ** 2 * 9))
  return minimum + steps * auction.terms.incrementCents
}

/** In order, more of them towards the end. */
function moments(from: number, until: number, count: number, random: Random): number[] {
  const spanMs = until - from
  const all = Array.from({ length: count }, () => from + Math.floor(spanMs * random.next() ** 0.6))
  // Two minutes apart at least, so that what follows a bid has its own moment before the next.
  const ordered = all.sort((one, other) => one - other)
  return ordered.filter((moment, index) => index === 0 || moment - (ordered[index - 1] ?? 0) > 120_000)
}

function factsOf(person: DemoPerson): PersonFacts {
  return {
    id: person.id,
    verified: true,
    deleted: false,
    banned: false,
    blockedBySeller: false,
    guest: false,
    defaulted: false,
    score: person.score,
    alias: null,
    lastWord: false,
    correctedAt: [],
    uses: [],
    latest: null,
  }
}
