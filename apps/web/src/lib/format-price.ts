import { formatPesos } from '@martillo/domain/money/format-pesos'

/** An amount of the wire (pesos with at most two decimals) as people read it: `$ 152.500`. */
export function formatPrice(pesos: number): string {
  return formatPesos(Math.round(pesos * 100))
}
