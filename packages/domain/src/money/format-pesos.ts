import type { Cents } from './cents.ts'

/**
 * Centavos as Argentina writes pesos: "$ 1.500", "$ 1.500,50". Centavos appear only where there are some. Without the
 * sign it is what an input field shows: "1.500,50".
 */
export function formatPesos(cents: Cents, options: { sign: boolean } = { sign: true }): string {
  const decimals = cents % 100
  const pesos = String((cents - decimals) / 100).replace(/\B(?=(\d{3})+$)/g, '.')
  const amount = decimals === 0 ? pesos : `${pesos},${String(decimals).padStart(2, '0')}`
  return options.sign ? `$ ${amount}` : amount
}
