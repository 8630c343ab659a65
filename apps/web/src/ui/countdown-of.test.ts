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

  it.each([
    [90_061, '1 D 01 H 01 M 01 S', 'running'],
    [86_400, '1 D 00 H 00 M 00 S', 'running'],
    [86_399, '23 H 59 M 59 S', 'running'],
    [3_601, '1 H 00 M 01 S', 'running'],
    [3_600, '1 H 00 M 00 S', 'running'],
    [3_599, '¡Finaliza pronto! 59 M 59 S', 'running'],
    [60, '¡Finaliza pronto! 1 M 00 S', 'running'],
    [59, '¡Finaliza pronto! 0 M 59 S', 'running'],
    [1, '¡Finaliza pronto! 0 M 01 S', 'running'],
    [0, 'Subasta Finalizada', 'over'],
    [-1, 'Subasta Finalizada', 'over'],
  ])('%d seconds before the end it says %s', (seconds, text, phase) => {
    const span = { startsMs: END - 90 * 24 * HOUR, endsMs: END }
    expect(spoken(END - seconds * SECOND, span)).toBe(text)
    expect(countdownOf(END - seconds * SECOND, span).phase).toBe(phase)
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

  it.each([
    [3_601, 'Comienza en: 1 H 00 M 01 S'],
    [3_600, 'Comienza en: 1 H 00 M 00 S'],
    [3_599, '¡Comienza pronto! 59 M 59 S'],
    [1, '¡Comienza pronto! 0 M 01 S'],
    [0, 'Subasta iniciada'],
    [-1, 'Subasta iniciada'],
    [-3, '1 H 59 M 57 S'],
  ])('%d seconds before it says %s', (seconds, text) => {
    expect(spoken(END - seconds * SECOND, { startsMs: END, endsMs: END + 2 * HOUR })).toBe(text)
  })

  it('is over, not begun, where an auction ended within its first seconds', () => {
    expect(spoken(END + SECOND, { startsMs: END, endsMs: END + SECOND })).toBe('Subasta Finalizada')
  })

  it('goes on to count to the end a few seconds after the start', () => {
    expect(spoken(END + 3 * SECOND, { startsMs: END, endsMs: END + 2 * HOUR })).toBe('1 H 59 M 57 S')
  })

  it('stays at "Subasta iniciada" when no end is known', () => {
    expect(spoken(END + 24 * HOUR, { startsMs: END })).toBe('Subasta iniciada')
  })
})
