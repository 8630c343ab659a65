import type { Auction } from '@martillo/contract/auctions'
import { decideVoiding } from '@martillo/domain/bidding/decide-voiding'
import { failure, notFound } from '../../../platform/http/failure.ts'
import { withPipe } from '../../../platform/pipeline.ts'
import { writeAudit } from '../../../platform/write-audit.ts'
import { bidsVoided } from '../bids.events.ts'
import type { BidsContext } from '../bids-context.ts'
import { readGroup } from '../judging/read-group.ts'
import { refuseBid } from '../judging/refuse-bid.ts'
import { viewAuction } from '../reading/view-auction.ts'
import { readHistory, takeOutPerson } from './take-out-person.ts'
import { tellTakenBack } from './tell-taken-back.ts'

export interface BidderToVoid {
  readonly auctionId: number
  readonly personId: number
  /** Public, and told to the person. */
  readonly reason: string
  readonly administratorId: number
}

/**
 * An administrator voids all bids of one person on a running auction: the standing becomes what the others' bids give.
 * 404 when the auction or the person is not there, 422 when it is not running or the person has no bids on it.
 */
export async function voidBidder(context: BidsContext, voiding: BidderToVoid): Promise<Auction> {
  const { auctionId, personId, reason, administratorId } = voiding
  const taken = await withPipe(context.pipes, async (pipe) => {
    // The administrator is among the people read, for the reply's own part.
    const senders = [personId, administratorId].map((id) => ({ personId: id, bidId: NO_BID }))
    const [, read] = await Promise.all([pipe.begin(), readGroup(pipe, auctionId, senders)])
    if (!read) throw notFound('No encontramos esa subasta.')
    const { state } = read
    if (!state.people.has(personId)) throw failure(404, 'not_found', 'No encontramos a esa persona.')
    const history = await readHistory(pipe, auctionId, personId)
    const decided = decideVoiding({ ...state, ...history, personId })
    if (!decided.ok) throw refuseBid(decided)

    const taking = { kind: 'voided' as const, personId, reason, aliases: history.aliases }
    const out = await takeOutPerson(context, pipe, state, decided, taking)
    const { seq } = out.after
    await Promise.all([
      context.events.emit(pipe, bidsVoided, { auction: auctionId, person: personId, reason, seq }),
      writeAudit(pipe, {
        actorId: administratorId,
        action: 'bids.void-bidder',
        subject: `auction ${auctionId}`,
        before: { price_cents: state.standing.priceCents, bids_count: state.standing.bidsCount },
        after: {
          person: personId,
          reason,
          price_cents: out.after.standing.priceCents,
          bids_count: out.after.standing.bidsCount,
        },
      }),
      pipe.commit(),
    ])
    return out
  })
  tellTakenBack(context, taken, [personId, taken.leadsAgainId], reason)
  return viewAuction(context, taken.after, administratorId)
}

/** No client's UUID: nothing is recorded under it. */
const NO_BID = '00000000-0000-0000-0000-000000000000'
