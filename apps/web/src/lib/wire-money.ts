import { toWireAmount } from '@martillo/domain/money/wire-amount'

/** Centavos of an amount in a reply (pesos with at most two decimals). */
export function centsOfPesos(pesos: number): number {
  return Math.round(pesos * 100)
}

/** Pesos, as the wire carries them, of an amount in centavos. */
export const pesosOfCents: (cents: number) => number = toWireAmount
