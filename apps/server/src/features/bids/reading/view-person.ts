import type { Viewer } from '@martillo/contract/auctions'
import { decideBid } from '@martillo/domain/bidding/decide-bid'
import { correctableUntil } from '@martillo/domain/bidding/decide-correction'
import { stepBackUntil } from '@martillo/domain/bidding/decide-step-back'
import { minimumNextBid, ownMinimum } from '@martillo/domain/bidding/minimum-next-bid'
import { toWireAmount } from '@martillo/domain/money/wire-amount'
import { bidderOf } from '../judging/fold-bids.ts'
import type { GroupState, PersonFacts } from '../judging/group-state.ts'

const iso = (at: number) => new Date(at).toISOString()

/**
 * What an auction is for one person: their maximum, the least they may bid, and whether the server would take exactly
 * that now, by the rule that judges bids. Throws when nothing is known of the person.
 */
export function viewPerson(state: GroupState, personId: number): Viewer {
  const { auction, standing, now } = state
  const facts = state.people.get(personId)
  if (!facts) throw new Error(`Nothing is known of the person ${personId}`)
  const leading = standing.leaderId === personId
  const minimumCents =
    standing.leaderId === personId ? ownMinimum(standing) : minimumNextBid(auction.terms, standing)
  const decided = decideBid({ auction, standing, bidder: bidderOf(facts), amountCents: minimumCents, now })
  return {
    leading,
    my_maximum: facts.latest === null ? null : toWireAmount(facts.latest.amountCents),
    minimum_next_bid: toWireAmount(minimumCents),
    alias: facts.alias,
    bidding: facts.latest !== null,
    seller: auction.sellerId === personId,
    can_bid: decided.ok,
    ...(decided.ok ? {} : { refusal: decided.refusal }),
    ...(!decided.ok && decided.refusal === 'band_limit' ? { retry_at: iso(decided.retryAt) } : {}),
    ...correctable(state, facts),
    ...(leading ? mayStepBack(state) : {}),
  }
}

function correctable({ auction, now }: GroupState, facts: PersonFacts): Pick<Viewer, 'correctable'> {
  const { latest, lastWord, correctedAt } = facts
  if (latest === null) return {}
  const until = correctableUntil({ auction, bidAt: latest.at, lastWordSpoken: lastWord, correctedAt, now })
  return until === null ? {} : { correctable: { bid: latest.bidId, until: iso(until) } }
}

function mayStepBack({ auction, ledAgainAt, now }: GroupState): Pick<Viewer, 'step_back_until'> {
  if (ledAgainAt === null) return {}
  const until = stepBackUntil(ledAgainAt, auction.endAt)
  return now > until ? {} : { step_back_until: iso(until) }
}
