import type { AuctionCard, MyAuctionCard } from '@martillo/contract/auctions'
import type { Db } from '../../../platform/database.ts'
import { listForPerson } from './list-for-person.ts'
import { findOwnFacts, type OwnFacts, type OwnState, ownAuctions } from './own-auctions.store.ts'
import type { Page } from './page.ts'
import { titleWords } from './title-words.ts'

interface OwnQuery extends Page {
  readonly state?: OwnState | undefined
  readonly q?: string | undefined
}

/** Everything may change until somebody bids, then only be added to, and nothing any more once it ended. */
function mayEdit({ state }: AuctionCard, hasBids: boolean): MyAuctionCard['can_edit'] {
  if (state === 'finished' || state === 'cancelled') return 'no'
  return hasBids ? 'additions' : 'all'
}

function withActions(card: AuctionCard, facts: OwnFacts | undefined): MyAuctionCard {
  const { has_bids = false, has_sale = false, republished_as = null, rejection = null } = facts ?? {}
  return {
    ...card,
    can_edit: mayEdit(card, has_bids),
    can_delete: !has_bids,
    // What ended a moment ago may still become a sale.
    can_republish:
      card.state === 'finished' && card.outcome !== undefined && !has_sale && republished_as === null,
    ...(republished_as === null ? {} : { republished_as }),
    ...(rejection === null ? {} : { rejection }),
  }
}

/** A page of a seller's own auctions, the newest first, each with what they may do with it. */
export async function listOwnAuctions(db: Db, personId: number, { state, q = '', ...page }: OwnQuery) {
  const list = ownAuctions(personId, { state, words: titleWords(q) })
  const { data, meta } = await listForPerson(db, list, page)
  const facts = await findOwnFacts(
    db,
    data.map(({ ID }) => ID),
  )
  return { data: data.map((card) => withActions(card, facts.get(card.ID))), meta }
}
