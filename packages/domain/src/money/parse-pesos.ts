import type { Cents } from './cents.ts'

export type PesosFault =
  | 'empty'
  | 'negative'
  | 'ambiguous'
  | 'too_many_decimals'
  | 'too_large'
  | 'not_a_number'

export type ParsedPesos =
  | { ok: true; cents: Cents }
  | { ok: false; refusal: 'amount_invalid'; reason: PesosFault; sentence: string }

const SENTENCES: Record<PesosFault, string> = {
  empty: 'Escribí un monto.',
  negative: 'El monto no puede ser negativo.',
  ambiguous: 'No se entiende el monto: usá punto para los miles y coma para los centavos, como 1.234,56.',
  too_many_decimals: 'Los centavos son dos cifras como mucho.',
  too_large: 'El monto es demasiado grande: el máximo es $ 999.999.999.999,99.',
  not_a_number: 'Escribí el monto solo con números, como 1.500 o 1.500,50.',
}

const PLAIN = /^\d+$/
const GROUPED = /^[1-9]\d{0,2}(\.\d{3})+$/

/**
 * Reads what a person types into a money field, the Argentine way: "1.234,56", "1500", "$ 1.500", "1500,5". Points
 * only group thousands, a comma begins one or two centavos. What another country would read as another amount, like
 * "1.5", "12.34", "1,234" or "1,234.56", is refused rather than guessed. The sentence may be shown as it is.
 */
export function parsePesos(text: string): ParsedPesos {
  const amount = text.trim().replace(/^\$\s*/, '')
  if (amount === '') return fault('empty')
  if (/^[-−–]\s*(\$\s*)?[\d.,]+$/.test(amount)) return fault('negative')
  if (!/^\d[\d.,]*$/.test(amount) || /[.,]$/.test(amount)) return fault('not_a_number')

  const [whole = '', decimals = '', ...more] = amount.split(',')
  if (more.length > 0 || decimals.includes('.') || /^\d{3}$/.test(decimals)) return fault('ambiguous')
  if (!PLAIN.test(whole) && !GROUPED.test(whole)) return fault('ambiguous')
  if (decimals.length > 2) return fault('too_many_decimals')

  const digits = whole.replaceAll('.', '').replace(/^0+(?=\d)/, '')
  if (digits.length > 12) return fault('too_large')
  return { ok: true, cents: Number(digits) * 100 + Number(decimals.padEnd(2, '0')) }
}

function fault(reason: PesosFault): ParsedPesos {
  return { ok: false, refusal: 'amount_invalid', reason, sentence: SENTENCES[reason] }
}
