/** Centavos of an amount on the wire (pesos with at most two decimals). */
export function centsOfPesos(pesos: number): number {
  return Math.round(pesos * 100)
}

/** Pesos, as the wire carries them, of an amount in centavos. */
export function pesosOfCents(cents: number): number {
  return cents / 100
}
