import { expect, it } from 'vitest'
import {
  formatDay,
  formatDayTime,
  formatExactTime,
  formatMoment,
  formatMonth,
  formatRelativeDay,
  formatWhen,
} from './format-date.ts'

const NOON = Date.parse('2025-11-24T12:00:00-03:00')

it('speaks the time of Argentina whatever the zone of the instant', () => {
  expect(formatExactTime('2025-11-25T00:02:14.500Z')).toBe('21:02:14')
  expect(formatDayTime('2025-11-25T00:02:14Z')).toBe('24/11, 21:02')
  expect(formatDay('2025-11-25T02:59:59Z')).toBe('24/11/2025')
  expect(formatExactTime('2025-11-24T03:00:00Z')).toBe('00:00:00')
})

it.each([
  ['2025-11-24T23:59:00-03:00', 'hoy 23:59'],
  ['2025-11-25T00:00:00-03:00', 'mañana 00:00'],
  ['2025-11-23T23:59:00-03:00', 'ayer 23:59'],
  ['2025-11-26T10:15:00-03:00', '26/11, 10:15'],
])('says %s at noon of the 24th as %s', (iso, text) => {
  expect(formatWhen(iso, NOON)).toBe(text)
})

it.each([
  ['2025-11-24T00:00:07-03:00', '00:00:07'],
  ['2025-11-23T23:59:58-03:00', '23/11, 23:59'],
  ['pronto', '–, –'],
])('says the moment of %s by its second only on its own day', (iso, text) => {
  expect(formatMoment(iso, NOON)).toBe(text)
})

it('names days further away, and draws a dash for what is no date', () => {
  expect(formatRelativeDay('2025-11-26T10:15:00-03:00', NOON)).toBe('miércoles, 26 de noviembre')
  expect(formatDayTime('pronto')).toBe('–, –')
})

it('says what the browser itself would say, on every day and around every midnight of a leap year', () => {
  const zone = { timeZone: 'America/Argentina/Buenos_Aires', hourCycle: 'h23' } as const
  const day = new Intl.DateTimeFormat('es-AR', { ...zone, weekday: 'long', day: 'numeric', month: 'long' })
  const month = new Intl.DateTimeFormat('es-AR', { ...zone, month: 'long', year: 'numeric' })
  const time = new Intl.DateTimeFormat('es-AR', { ...zone, timeStyle: 'medium' })
  const start = Date.parse('2024-01-01T02:59:58Z')
  for (let days = 0; days < 366; days++) {
    for (const seconds of [0, 1, 2, 40_000]) {
      const at = start + days * 86_400_000 + seconds * 1_000
      const iso = new Date(at).toISOString()
      expect(formatRelativeDay(iso, 0)).toBe(day.format(at))
      expect(formatMonth(iso)).toBe(month.format(at))
      expect(formatExactTime(iso)).toBe(time.format(at))
    }
  }
})
