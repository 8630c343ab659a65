import { minimumNextBid } from '@martillo/domain/bidding/minimum-next-bid'
import { toWireAmount } from '@martillo/domain/money/wire-amount'
import type { BidsContext } from '../bids-context.ts'
import type { FoldedGroup } from './fold-bids.ts'
import type { GroupState } from './group-state.ts'

type Teller = Pick<BidsContext, 'live' | 'clock'>

/**
 * Tells watchers what a group changed, after its commit, as one snapshot: `prev` of its first change, `seq` of its
 * last. A group of nothing but raises is silent: strangers can see no difference.
 */
export function tellGroup({ live, clock }: Teller, folded: FoldedGroup): void {
  const { before, after, rows } = folded
  const auction = after.auction.id
  const { priceCents, bidsCount } = after.standing
  const last = rows.at(-1)
  if (last && priceCents !== null) {
    const moment = { auction, prev: before.seq, seq: after.seq, server_time: clock.nowIso() }
    const end_time = new Date(after.auction.endAt).toISOString()
    live.toAuction(auction, 'bid.placed', {
      ...moment,
      price: toWireAmount(priceCents),
      minimum_next_bid: toWireAmount(minimumNextBid(after.auction.terms, after.standing)),
      bids_count: bidsCount,
      alias: last.alias,
      automatic: last.automatic,
      end_time,
    })
    if (after.auction.endAt !== before.auction.endAt) {
      live.toAuction(auction, 'auction.extended', { ...moment, end_time, cause: 'bid' })
    }
  }
  const people = new Set(folded.accepted.map((bid) => bid.personId))
  if (before.standing.leaderId !== null && before.standing.leaderId !== after.standing.leaderId) {
    people.add(before.standing.leaderId)
  }
  for (const person of people) tellPerson({ live, clock }, before, after, person)
}

/** Tells all devices of one person how they stand. */
export function tellPerson({ live }: Teller, before: GroupState, after: GroupState, personId: number): void {
  const maximum = ownMaximum(before, after, personId)
  live.toUser(personId, 'standing.changed', {
    auction: after.auction.id,
    leading: after.standing.leaderId === personId,
    my_maximum: maximum === null ? null : toWireAmount(maximum),
    seq: after.seq,
  })
}

/** Who was overtaken may not be among the people that were read; then the standing of before says the maximum. */
function ownMaximum(before: GroupState, { standing, people }: GroupState, personId: number) {
  if (standing.leaderId === personId) return standing.leaderMaximumCents
  const facts = people.get(personId)
  if (facts) return facts.latest?.amountCents ?? null
  return before.standing.leaderId === personId ? before.standing.leaderMaximumCents : null
}
