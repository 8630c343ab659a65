import { describe, expect, it } from 'vitest'
import { momentsBetween, type Standing } from './moments.ts'

const END = 1_000_000_000
const MINUTE = 60_000
const base: Standing = {
  state: 'leading',
  title: 'Vas ganando',
  note: '',
  endsMs: END,
  nowMs: END - 9 * MINUTE,
}

function said(before: Partial<Standing>, now: Partial<Standing>): string[] {
  return momentsBetween({ ...base, ...before }, { ...base, ...now }, '21:02:14')
}

describe('the moments told to screen readers', () => {
  it('are none while the clock only ticks', () => {
    expect(said({}, { nowMs: base.nowMs + 1_000 })).toEqual([])
  })

  it.each([
    [5, 'Quedan 5 minutos.'],
    [1, 'Queda 1 minuto.'],
  ])('tell that %d minutes are left once, also to who was outbid', (minutes, sentence) => {
    const at = END - minutes * MINUTE
    for (const state of ['leading', 'outbid', 'visitor'] as const) {
      expect(said({ state, nowMs: at - 500 }, { state, nowMs: at + 500 })).toEqual([sentence])
      expect(said({ state, nowMs: at + 500 }, { state, nowMs: at + 1_500 })).toEqual([])
    }
  })

  it('tell at once that one was outbid and that the end moved', () => {
    const nowMs = END - 30_000
    expect(said({ nowMs }, { nowMs, state: 'outbid', endsMs: END + 90_000 })).toEqual([
      'Te superaron.',
      '¡Se extendió! Termina 21:02:14.',
    ])
  })

  it('tell the end once', () => {
    const won = { state: 'won', title: 'Ganaste', note: 'Es tuyo por $ 1.500.', nowMs: END + 2_000 } as const
    expect(said({ state: 'closing', nowMs: END }, won)).toEqual(['Finalizó. Ganaste. Es tuyo por $ 1.500.'])
    expect(said(won, { ...won, nowMs: END + 3_000 })).toEqual([])
  })
})
