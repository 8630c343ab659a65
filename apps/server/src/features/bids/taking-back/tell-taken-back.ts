import { minimumNextBid } from '@martillo/domain/bidding/minimum-next-bid'
import { toWireAmount } from '@martillo/domain/money/wire-amount'
import type { BidsContext } from '../bids-context.ts'
import { tellPerson } from '../judging/tell-group.ts'
import type { TakenBack } from './take-back.ts'

/** Tells watchers and the people concerned that bids were taken back, after the commit. */
export function tellTakenBack(
  context: Pick<BidsContext, 'live' | 'clock'>,
  { before, after, rows }: TakenBack,
  people: readonly (number | null)[],
  reason: string,
): void {
  const { auction, standing, leaderAlias } = after
  const last = rows.at(-1)
  if (last) {
    context.live.toAuction(auction.id, 'bid.withdrawn', {
      auction: auction.id,
      prev: before.seq,
      seq: after.seq,
      server_time: context.clock.nowIso(),
      ...(standing.priceCents === null ? {} : { price: toWireAmount(standing.priceCents) }),
      ...(standing.leaderId === null || leaderAlias === null ? {} : { alias: leaderAlias }),
      minimum_next_bid: toWireAmount(minimumNextBid(auction.terms, standing)),
      bids_count: standing.bidsCount,
      automatic: last.automatic,
      end_time: new Date(auction.endAt).toISOString(),
      reason,
    })
  }
  for (const person of new Set(people)) if (person !== null) tellPerson(context, before, after, person)
}
