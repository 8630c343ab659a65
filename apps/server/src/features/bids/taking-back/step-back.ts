import type { Auction } from '@martillo/contract/auctions'
import { decideStepBack } from '@martillo/domain/bidding/decide-step-back'
import { notFound } from '../../../platform/http/failure.ts'
import { withPipe } from '../../../platform/pipeline.ts'
import { bidWithdrawn } from '../bids.events.ts'
import type { BidsContext } from '../bids-context.ts'
import { readGroup } from '../judging/read-group.ts'
import { bidderBanned, refuseBid } from '../judging/refuse-bid.ts'
import { maySeeBidder, type Onlooker } from '../reading/may-see.ts'
import { viewAuction } from '../reading/view-auction.ts'
import { readHistory, takeOutPerson } from './take-out-person.ts'
import { tellTakenBack } from './tell-taken-back.ts'

const REASON = 'Se retiró: había quedado ganando por una puja que se anuló o se corrigió'
const NO_BID = '00000000-0000-0000-0000-000000000000'

/**
 * Who leads only because somebody else's bids were taken back takes the own ones back too, all of them on this auction.
 * 404 when the auction is not theirs to see, 422 when they do not lead, were not offered it, or it is too late.
 */
export async function stepBack(
  context: BidsContext,
  auctionId: number,
  who: Onlooker & { readonly personId: number },
): Promise<Auction> {
  const { personId } = who
  const taken = await withPipe(context.pipes, async (pipe) => {
    const [, read] = await Promise.all([
      pipe.begin(),
      readGroup(pipe, auctionId, [{ personId, bidId: NO_BID }]),
    ])
    if (!read || !maySeeBidder(read, who)) throw notFound('No encontramos esa subasta.')
    const { state } = read
    if (state.people.get(personId)?.banned) throw bidderBanned()
    const history = await readHistory(pipe, auctionId, personId)
    const decided = decideStepBack({ ...state, ...history, personId })
    if (!decided.ok) throw refuseBid(decided)

    const taking = { kind: 'withdrawn' as const, personId, reason: REASON, aliases: history.aliases }
    const out = await takeOutPerson(context, pipe, state, decided, taking)
    const news = { auction: auctionId, person: personId, cause: 'step_back' as const, seq: out.after.seq }
    await Promise.all([context.events.emit(pipe, bidWithdrawn, news), pipe.commit()])
    return out
  })
  tellTakenBack(context, taken, [personId, taken.leadsAgainId], REASON)
  return viewAuction(context, taken.after, personId)
}
