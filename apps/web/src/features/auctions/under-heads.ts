import type { AuctionCard } from '@martillo/contract/auctions'

export type HeadOf = (card: AuctionCard) => string

interface Headed {
  /** Empty: they need none. */
  readonly head: string
  readonly cards: readonly AuctionCard[] | undefined
}

/** A page of cards as groups with a head each, in the order in which they come; one without when there is none to show. */
export function underHeads(cards: readonly AuctionCard[] | undefined, headOf?: HeadOf): readonly Headed[] {
  if (!cards?.length || !headOf) return [{ head: '', cards }]
  const groups = new Map<string, AuctionCard[]>()
  for (const card of cards) {
    const head = headOf(card)
    groups.set(head, [...(groups.get(head) ?? []), card])
  }
  return [...groups].map(([head, group]) => ({ head, cards: group }))
}
