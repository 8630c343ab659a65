import { formatPesos } from '@martillo/domain/money/format-pesos'
import { centsOfPesos } from './wire-money.ts'

/** An amount of the wire (pesos with at most two decimals) as people read it: `$ 152.500`. */
export function formatPrice(pesos: number): string {
  return formatPesos(centsOfPesos(pesos))
}
