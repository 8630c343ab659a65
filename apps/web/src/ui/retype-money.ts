import { formatPesos } from '@martillo/domain/money/format-pesos'
import { parsePesos } from '@martillo/domain/money/parse-pesos'

/** Groups the whole pesos of what is being written: `1234,5` becomes `1.234,5`. */
function group(text: string): string {
  const [whole = '', ...decimals] = text.split(',')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return [grouped, ...decimals].join(',')
}

/**
 * What a money field shows after a key, given what it showed before. As long as a person types only digits
 * and a comma, the points that group thousands come and go by themselves. As soon as they type a point of
 * their own, or paste, the text stays theirs: "1.5" is never turned into "15", the parser asks instead.
 */
export function retypeMoney(before: string, typed: string): string {
  const clean = typed.replace(/[^\d.,$\s-]/g, '')
  const isOurs = before === '' || group(before.replaceAll('.', '')) === before
  const typedPoint = count(clean, '.') > count(before, '.')
  if (!isOurs || typedPoint) return clean
  const digits = clean.replaceAll('.', '')
  return /^\d*(,\d*)?$/.test(digits) ? group(digits) : clean
}

/** What a money field shows once it is left: the amount in full, or untouched what cannot be read as one. */
export function settleMoney(text: string): string {
  const parsed = parsePesos(text)
  return parsed.ok ? formatPesos(parsed.cents, { sign: false }) : text
}

/** Where the caret goes so that as many digits and commas stay at its right as before. */
export function caretAfter(shown: string, typed: string, caret: number): number {
  let right = typed.slice(caret).replace(/[^\d,]/g, '').length
  let at = shown.length
  while (at > 0 && right > 0) {
    at--
    if (/[\d,]/.test(shown[at] ?? '')) right--
  }
  return at
}

function count(text: string, char: string): number {
  return text.split(char).length - 1
}
