import type { Cents } from '../money/cents.ts'
import { shareByRate } from '../money/share-by-rate.ts'
import { commissionRateBp } from './rate.ts'

export type CommissionQuote = {
  amountCents: Cents
  rateBp: number
  commissionCents: Cents
  /** What is left to the seller. */
  netCents: Cents
}

/**
 * The commission on a final price: the one function that quotes, charges and prints it. The rate is the one of the
 * seller's score at publication, or of the score at the close where that gives a lower one; before the close there is
 * only the first.
 */
export function quoteCommission(
  amountCents: Cents,
  scores: { atPublication: number; atClose?: number },
): CommissionQuote {
  const { atPublication, atClose = atPublication } = scores
  return chargeAtRate(amountCents, Math.min(commissionRateBp(atPublication), commissionRateBp(atClose)))
}

/** The same where a rate was fixed before, like the one stored with a sale or quoted with a publication. */
export function chargeAtRate(amountCents: Cents, rateBp: number): CommissionQuote {
  const { shareCents, restCents } = shareByRate(amountCents, rateBp)
  return { amountCents, rateBp, commissionCents: shareCents, netCents: restCents }
}
