import { type Cents, isCents } from './cents.ts'

export type WireAmount = { ok: true; cents: Cents } | { ok: false; refusal: 'amount_invalid' }

const INVALID: WireAmount = { ok: false, refusal: 'amount_invalid' }
const WIRE_TEXT = /^\d{1,12}(\.\d{1,2})?$/

/**
 * An amount as JSON carries it: a number of pesos with at most two decimals, from 0 to the largest amount. NaN, the
 * infinities, −0, negatives and a third decimal are refused. The division undoes the rounding exactly, because it
 * gives the double nearest to the decimal, which is what the parser of JSON made of the text.
 */
export function fromWireAmount(pesos: number): WireAmount {
  const cents = Math.round(pesos * 100)
  return isCents(cents) && cents / 100 === pesos ? { ok: true, cents } : INVALID
}

/** An amount as multipart, query and CSV carry it: 1 to 12 digits and, after a point, one or two decimals. */
export function fromWireText(text: string): WireAmount {
  if (!WIRE_TEXT.test(text)) return INVALID
  const [pesos = '', decimals = ''] = text.split('.')
  return { ok: true, cents: Number(pesos) * 100 + Number(decimals.padEnd(2, '0')) }
}

/** Centavos as the number of pesos that JSON carries. */
export function toWireAmount(cents: Cents): number {
  return cents / 100
}

/** Centavos as the text that multipart, query and CSV carry: "1500" or "1500.50". Takes 0 to the largest amount. */
export function toWireText(cents: Cents): string {
  const decimals = cents % 100
  const pesos = String((cents - decimals) / 100)
  return decimals === 0 ? pesos : `${pesos}.${String(decimals).padStart(2, '0')}`
}
