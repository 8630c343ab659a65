type AuctionFacts = {
  approved: boolean
  cancelled: boolean
  deleted: boolean
  startAt: number
  endAt: number
}

export type AuctionRefused = { ok: false; refusal: 'not_active' | 'not_started' | 'finished' }

/**
 * Why an auction takes no bids at `now`, or null when it does. It runs from its start on and up to, not including, its
 * end, whether or not it was settled.
 */
export function judgeAuction(auction: AuctionFacts, now: number): AuctionRefused | null {
  if (auction.cancelled || auction.deleted || !auction.approved) return { ok: false, refusal: 'not_active' }
  if (now < auction.startAt) return { ok: false, refusal: 'not_started' }
  if (now >= auction.endAt) return { ok: false, refusal: 'finished' }
  return null
}
