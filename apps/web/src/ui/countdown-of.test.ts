import { describe, expect, it } from 'vitest'
import { countdownOf } from './countdown-of.ts'

const END = Date.UTC(2025, 10, 24, 21)
const SECOND = 1_000
const HOUR = 3_600 * SECOND

function spoken(nowMs: number, span: { startsMs?: number; endsMs?: number }): string {
  const { label, units } = countdownOf(nowMs, span)
  return [label, ...units.map((unit) => `${unit.text} ${unit.letter}`)].filter(Boolean).join(' ')
}

describe('while running', () => {
  it.each([
    [2 * 24 * HOUR + HOUR + 5 * SECOND, '2 D 01 H 00 M 05 S'],
    [21 * HOUR + 5 * 60 * SECOND, '21 H 05 M 00 S'],
    [HOUR + SECOND, '1 H 00 M 01 S'],
    [HOUR, '1 H 00 M 00 S'],
    [HOUR - 1, '¡Finaliza pronto! 1 H 00 M 00 S'],
    [HOUR - SECOND, '¡Finaliza pronto! 59 M 59 S'],
    [12 * 60 * SECOND + 4 * SECOND, '¡Finaliza pronto! 12 M 04 S'],
    [SECOND, '¡Finaliza pronto! 0 M 01 S'],
    [1, '¡Finaliza pronto! 0 M 01 S'],
    [0, 'Subasta Finalizada'],
    [-HOUR, 'Subasta Finalizada'],
  ])('with %d ms left says %s', (left, text) => {
    expect(spoken(END - left, { startsMs: END - 90 * 24 * HOUR, endsMs: END })).toBe(text)
  })

  it('is urgent below 3600 seconds and not at 3600', () => {
    expect(countdownOf(END - HOUR, { endsMs: END }).urgent).toBe(false)
    expect(countdownOf(END - HOUR + 1, { endsMs: END }).urgent).toBe(true)
  })
})

describe('before the start', () => {
  it.each([
    [HOUR, 'Comienza en: 1 H 00 M 00 S'],
    [HOUR - SECOND, '¡Comienza pronto! 59 M 59 S'],
    [SECOND, '¡Comienza pronto! 0 M 01 S'],
    [0, 'Subasta iniciada'],
  ])('with %d ms to go says %s', (left, text) => {
    expect(spoken(END - left, { startsMs: END, endsMs: END + HOUR })).toBe(text)
  })

  it('goes on to count to the end a few seconds after the start', () => {
    expect(spoken(END + 3 * SECOND, { startsMs: END, endsMs: END + 2 * HOUR })).toBe('1 H 59 M 57 S')
  })

  it('stays at "Subasta iniciada" when no end is known', () => {
    expect(spoken(END + 24 * HOUR, { startsMs: END })).toBe('Subasta iniciada')
  })
})
