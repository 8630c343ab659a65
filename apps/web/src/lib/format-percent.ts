/** Basis points as people read them, the sign held to its number: `12,5 %`. */
export function formatPercent(basisPoints: number): string {
  return `${String(basisPoints / 100).replace('.', ',')}\u00a0%`
}
