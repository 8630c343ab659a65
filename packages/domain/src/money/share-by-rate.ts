import type { Cents } from './cents.ts'

/**
 * Splits an amount by a rate in basis points (0 to 10.000). The share is rounded half up to the centavo, once, and the
 * rest is what remains, so both always add up to the amount. Exact up to the largest amount, which a product in
 * floating point would not be.
 */
export function shareByRate(amountCents: Cents, rateBp: number): { shareCents: Cents; restCents: Cents } {
  const shareCents = Number((BigInt(amountCents) * BigInt(rateBp) + 5_000n) / 10_000n)
  return { shareCents, restCents: amountCents - shareCents }
}
