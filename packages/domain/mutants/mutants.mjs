/**
 * Small faults, each of which somebody could really make, that the tests of bidding must notice. `find` occurs exactly
 * once in its file.
 * @type {{ file: string, find: string, replace: string }[]}
 */
export const mutants = [
  // The minimum
  {
    file: 'minimum-next-bid.ts',
    find: 'return priceCents + terms.incrementCents',
    replace: 'return priceCents',
  },
  {
    file: 'minimum-next-bid.ts',
    find: 'terms.basePriceCents === 0 ? terms.incrementCents : terms.basePriceCents',
    replace: 'terms.basePriceCents',
  },
  {
    file: 'minimum-next-bid.ts',
    find: 'terms.basePriceCents === 0 ? terms.incrementCents : terms.basePriceCents',
    replace: 'terms.basePriceCents + terms.incrementCents',
  },
  {
    file: 'minimum-next-bid.ts',
    find: 'standing.leaderMaximumCents + PESO_CENTS',
    replace: 'standing.leaderMaximumCents',
  },
  {
    file: 'minimum-next-bid.ts',
    find: 'standing.leaderMaximumCents + PESO_CENTS',
    replace: 'standing.priceCents + PESO_CENTS',
  },
  {
    file: 'minimum-next-bid.ts',
    find: 'standing.leaderMaximumCents + PESO_CENTS',
    replace: 'standing.leaderMaximumCents + 1',
  },

  // What a bid does
  { file: 'apply-bid.ts', find: 'if (amountCents > beaten)', replace: 'if (amountCents >= beaten)' },
  {
    file: 'apply-bid.ts',
    find: 'Math.min(amountCents, beaten + terms.incrementCents)',
    replace: 'beaten + terms.incrementCents',
  },
  {
    file: 'apply-bid.ts',
    find: 'Math.min(amountCents, beaten + terms.incrementCents)',
    replace: 'amountCents',
  },
  {
    file: 'apply-bid.ts',
    find: 'Math.min(amountCents, beaten + terms.incrementCents)',
    replace: 'Math.min(amountCents, standing.priceCents + terms.incrementCents)',
  },
  {
    file: 'apply-bid.ts',
    find: 'Math.min(beaten, amountCents + terms.incrementCents)',
    replace: 'amountCents + terms.incrementCents',
  },
  { file: 'apply-bid.ts', find: 'Math.min(beaten, amountCents + terms.incrementCents)', replace: 'beaten' },
  {
    file: 'apply-bid.ts',
    find: 'Math.min(beaten, amountCents + terms.incrementCents)',
    replace: 'Math.min(beaten, amountCents)',
  },
  {
    file: 'apply-bid.ts',
    find: 'if (beaten > standing.priceCents)',
    replace: 'if (beaten >= standing.priceCents)',
  },
  { file: 'apply-bid.ts', find: 'if (beaten > standing.priceCents) rows', replace: 'if (false) rows' },
  { file: 'apply-bid.ts', find: 'rows.unshift(', replace: 'rows.push(' },
  {
    file: 'apply-bid.ts',
    find: 'const priceCents = minimumNextBid(terms, standing)',
    replace: 'const priceCents = amountCents',
  },
  { file: 'apply-bid.ts', find: 'standing.bidsCount + 1', replace: 'standing.bidsCount + 2' },
  {
    file: 'apply-bid.ts',
    find: "outcome: 'raised', standing: { ...standing, ...leading }",
    replace: "outcome: 'raised', standing: { ...standing, ...leading, bidsCount: standing.bidsCount + 1 }",
  },
  {
    file: 'apply-bid.ts',
    find: "outcome: 'raised', standing: { ...standing, ...leading }",
    replace: "outcome: 'raised', standing: { ...standing, ...leading, priceCents: amountCents }",
  },
  {
    file: 'apply-bid.ts',
    find: "outcome: 'raised', standing: { ...standing, ...leading }",
    replace: "outcome: 'raised', standing",
  },
  {
    file: 'apply-bid.ts',
    find: 'if (standing.leaderId === bidderId) {',
    replace: 'if (standing.leaderId === bidderId && false) {',
  },
  {
    file: 'apply-bid.ts',
    find: 'bidderId: standing.leaderId, automatic: true',
    replace: 'bidderId: standing.leaderId, automatic: false',
  },
  {
    file: 'apply-bid.ts',
    find: 'standing: { ...standing, priceCents, bidsCount }',
    replace: 'standing: { ...standing, priceCents, bidsCount, leaderSetAt: at }',
  },

  // Judging it
  { file: 'judge-auction.ts', find: 'now < auction.startAt', replace: 'now <= auction.startAt' },
  { file: 'judge-auction.ts', find: 'now >= auction.endAt', replace: 'now > auction.endAt' },
  { file: 'judge-auction.ts', find: ' || !auction.approved', replace: '' },
  { file: 'judge-auction.ts', find: 'auction.cancelled || auction.deleted', replace: 'auction.cancelled' },
  { file: 'decide-bid.ts', find: 'amountCents < minimumCents', replace: 'amountCents <= minimumCents' },
  {
    file: 'decide-bid.ts',
    find: 'judgeBidder(attempt) ?? judgeAmount(attempt)',
    replace: 'judgeAmount(attempt) ?? judgeBidder(attempt)',
  },
  { file: 'decide-bid.ts', find: 'standing.leaderId !== bidder.id', replace: 'true' },
  {
    file: 'decide-bid.ts',
    find: 'publicChange ? softCloseEnd(auction.endAt, now) : auction.endAt',
    replace: 'softCloseEnd(auction.endAt, now)',
  },
  { file: 'decide-bid.ts', find: "applied.outcome !== 'raised'", replace: "applied.outcome === 'leading'" },
  {
    file: 'decide-bid.ts',
    find: 'outbidId: leaderChanged ? standing.leaderId : null',
    replace: 'outbidId: standing.leaderId',
  },
  {
    file: 'decide-bid.ts',
    find: 'standing.leaderId === bidder.id ? ownMinimum(standing) : minimumNextBid(auction.terms, standing)',
    replace: 'minimumNextBid(auction.terms, standing)',
  },
  {
    file: 'decide-bid.ts',
    find: "if (bidder.lastWordSpoken) return { ok: false, refusal: 'last_word' }",
    replace: '',
  },
  {
    file: 'decide-bid.ts',
    find: "if (bidder.defaulted) return { ok: false, refusal: 'defaulted' }",
    replace: '',
  },
  { file: 'soft-close.ts', find: 'Math.max(endAt, now + SOFT_CLOSE_MS)', replace: 'endAt + SOFT_CLOSE_MS' },
  { file: 'soft-close.ts', find: 'Math.max(endAt, now + SOFT_CLOSE_MS)', replace: 'now + SOFT_CLOSE_MS' },
  { file: 'soft-close.ts', find: '120_000', replace: '120_001' },

  // Limits by band
  {
    file: 'band-limits.ts',
    find: 'use.at > now - limit.windowMs',
    replace: 'use.at >= now - limit.windowMs',
  },
  { file: 'band-limits.ts', find: 'if (excess <= 0)', replace: 'if (excess < 0)' },
  { file: 'band-limits.ts', find: 'if (excess <= 0)', replace: 'if (excess <= 1)' },
  { file: 'band-limits.ts', find: 'if (use.auctionId === auctionId) continue', replace: '' },
  {
    file: 'band-limits.ts',
    find: 'Math.max(use.at, latest.get(use.auctionId) ?? use.at)',
    replace: 'Math.min(use.at, latest.get(use.auctionId) ?? use.at)',
  },
  { file: 'band-limits.ts', find: '(a, b) => a - b', replace: '(a, b) => b - a' },
  { file: 'band-limits.ts', find: "limit.counts === 'bids'", replace: "limit.counts === 'auctions'" },

  // Taking bids back
  {
    file: 'replay-bids.ts',
    find: 'standing = applied.standing',
    replace: "standing = applied.outcome === 'raised' ? standing : applied.standing",
  },
  {
    file: 'replay-bids.ts',
    find: 'rows.push(...applied.rows)',
    replace: 'rows.push(...applied.rows.slice(-1))',
  },
  { file: 'rebuild-history.ts', find: 'target.length - 1', replace: 'target.length' },
  {
    file: 'rebuild-history.ts',
    find: 'alike === live.length && alike === target.length',
    replace: 'alike === live.length',
  },
  { file: 'rebuild-history.ts', find: 'one.automatic === other.automatic', replace: 'true' },
  {
    file: 'take-out-bidder.ts',
    find: 'leaderChanged ? standing.leaderId : null',
    replace: 'standing.leaderId',
  },
  {
    file: 'decide-correction.ts',
    find: 'now - bidAt > CORRECTABLE_FOR_MS',
    replace: 'now - bidAt >= CORRECTABLE_FOR_MS',
  },
  {
    file: 'decide-correction.ts',
    find: 'auction.endAt - now <= LAST_HOUR_MS',
    replace: 'auction.endAt - now < LAST_HOUR_MS',
  },
  { file: 'decide-correction.ts', find: 'own.at(-1) !== wrong', replace: 'false' },
  { file: 'decide-correction.ts', find: 'bid.bidId !== wrongBidId', replace: 'bid.bidderId !== bidder.id' },
  {
    file: 'decide-correction.ts',
    find: 'standing: left.standing, bidder',
    replace: 'standing: attempt.standing, bidder',
  },
  { file: 'decide-correction.ts', find: 'CORRECTIONS_ALLOWED - 1', replace: 'CORRECTIONS_ALLOWED' },
  { file: 'decide-step-back.ts', find: 'Math.min(ledAgainAt', replace: 'Math.max(ledAgainAt' },
]
