import { formatPesos } from '@martillo/domain/money/format-pesos'

/** Whole pesos as people read them, the sign held to its number: `$ 1.500`. */
export function pesos(amount: number): string {
  return formatPesos(amount * 100).replace(' ', '\u00a0')
}

/** A span as people say it, in its largest whole unit: `2 minutos`, `1 hora`, `30 días`. */
export function span(ms: number): string {
  const units = [
    ['día', 86_400_000],
    ['hora', 3_600_000],
    ['minuto', 60_000],
    ['segundo', 1_000],
  ] as const
  const [name, unitMs] = units.find(([, each]) => ms >= each && ms % each === 0) ?? units[3]
  const count = ms / unitMs
  return `${count} ${name}${count === 1 ? '' : 's'}`
}

/** Points with their sign: `+3`, `−15`. */
export function points(count: number): string {
  return count > 0 ? `+${count}` : String(count).replace('-', '−')
}
