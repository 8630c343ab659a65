/** An amount of money in whole centavos, from 0 to `MAX_CENTS`. */
export type Cents = number

/** Twelve digits of pesos and two of centavos: no amount anywhere is larger. */
export const MAX_CENTS: Cents = 99_999_999_999_999

/** One peso. */
export const PESO_CENTS: Cents = 100

/** True for a whole number of centavos between 0 and the largest amount; −0 is not one. */
export function isCents(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MAX_CENTS && !Object.is(value, -0)
}
