import { randomInt } from 'node:crypto'

/** Without 0, 1, I and O, which are mistaken for each other when read out. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const HALF = 4

function draw(count: number): string {
  return Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/** A code that can be read out on the telephone: `7K4M-92QD`. */
export function drawCode(): string {
  return `${draw(HALF)}-${draw(HALF)}`
}
