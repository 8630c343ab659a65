import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROPERTY_RUNS } from '../../test/property-runs.ts'
import { argentineDay, argentineMinute, argentineMonth, argentineWeek } from './argentina-calendar.ts'
import { ageOn, isCalendarDate, judgeBirthDate } from './calendar-date.ts'

const at = (iso: string) => Date.parse(iso)

describe('isCalendarDate', () => {
  it.each(['2024-02-29', '2000-02-29', '2023-02-28', '2026-04-30', '2026-12-31', '1900-01-01'])(
    'knows %s',
    (text) => {
      expect(isCalendarDate(text)).toBe(true)
    },
  )

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '0000-01-01',
    '2026-01-01\n',
    '',
  ])('knows no %j', (text) => {
    expect(isCalendarDate(text)).toBe(false)
  })

  it('agrees with the calendar of the machine on every day', () => {
    const days = fc.record({
      year: fc.integer({ min: 1, max: 2_400 }),
      month: fc.integer({ min: 0, max: 13 }),
      day: fc.integer({ min: 0, max: 32 }),
    })
    fc.assert(
      fc.property(days, ({ year, month, day }) => {
        const pad = (value: number, width: number) => String(value).padStart(width, '0')
        const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
        const parsed = Date.parse(`${text}T00:00:00Z`)
        const same = !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(text)
        expect(isCalendarDate(text)).toBe(same)
      }),
      PROPERTY_RUNS,
    )
  })
})

describe('age', () => {
  it.each([
    ['2000-05-10', '2018-05-09', 17],
    ['2000-05-10', '2018-05-10', 18],
    ['2000-05-10', '2018-06-01', 18],
    ['2000-05-10', '2018-04-30', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
  ])('of %s on %s is %d', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age)
  })

  it('is unknown for a day that does not exist', () => {
    expect(ageOn('2000-02-30', '2026-01-01')).toBeNull()
    expect(ageOn('2000-01-01', 'hoy')).toBeNull()
  })

  it.each([
    ['2008-11-27', true],
    ['2008-11-28', 'under_age'],
    ['2026-11-28', 'birth_date_invalid'],
    ['2026-11-27', 'under_age'],
    ['1906-11-27', true],
    ['1905-11-27', 'birth_date_invalid'],
    ['2000-02-30', 'birth_date_invalid'],
  ])('of someone born on %s, on 2026-11-27, is judged %s', (birth, verdict) => {
    const judged = judgeBirthDate(birth, '2026-11-27')
    expect(judged.ok || judged.refusal).toBe(verdict)
  })
})

describe('the Argentine calendar', () => {
  it.each([
    ['2026-03-01T02:59:59.999Z', '2026-02-28', '2026-02', '2026-02-23', 1_439],
    ['2026-03-01T03:00:00.000Z', '2026-03-01', '2026-03', '2026-02-23', 0],
    ['2026-03-02T02:59:59.999Z', '2026-03-01', '2026-03', '2026-02-23', 1_439],
    ['2026-03-02T03:00:00.000Z', '2026-03-02', '2026-03', '2026-03-02', 0],
    ['2024-02-29T15:30:00.000Z', '2024-02-29', '2024-02', '2024-02-26', 750],
    ['1970-01-01T00:00:00.000Z', '1969-12-31', '1969-12', '1969-12-29', 1_260],
  ])('at %s it is %s, in month %s, in the week of %s, minute %d', (iso, day, month, week, minute) => {
    expect(argentineDay(at(iso))).toBe(day)
    expect(argentineMonth(at(iso))).toBe(month)
    expect(argentineWeek(at(iso))).toBe(week)
    expect(argentineMinute(at(iso))).toBe(minute)
  })

  it('agrees with the time zone database from 2010 to 2100', () => {
    const local = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/Argentina/Buenos_Aires',
      dateStyle: 'short',
    })
    const weekday = new Intl.DateTimeFormat('en', { timeZone: 'UTC', weekday: 'long' })
    fc.assert(
      fc.property(
        fc.integer({ min: at('2010-01-01T00:00:00Z'), max: at('2100-12-31T00:00:00Z') }),
        (instant) => {
          expect(argentineDay(instant)).toBe(local.format(instant))
          const monday = at(`${argentineWeek(instant)}T00:00:00Z`)
          expect(weekday.format(monday)).toBe('Monday')
          const daysSince = (at(`${argentineDay(instant)}T00:00:00Z`) - monday) / 86_400_000
          expect(daysSince >= 0 && daysSince <= 6).toBe(true)
        },
      ),
      PROPERTY_RUNS,
    )
  })
})
