const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
const ADULT_AGE = 18
const OLDEST_AGE = 120

type CalendarDate = { year: number; month: number; day: number }

/** True for a day that exists, written `YYYY-MM-DD`: 30 February is not one. */
export function isCalendarDate(text: string): boolean {
  return readDate(text) !== null
}

/** The age in whole years on a day, both `YYYY-MM-DD`; null when either is no date. Born on 29 February: a year older on 1 March. */
export function ageOn(birthDate: string, day: string): number | null {
  const [birth, on] = [readDate(birthDate), readDate(day)]
  if (birth === null || on === null) return null
  const birthdayIsAhead = on.month < birth.month || (on.month === birth.month && on.day < birth.day)
  return on.year - birth.year - (birthdayIsAhead ? 1 : 0)
}

/** Registration is for people of 18 and over. `today` is the day in Argentina, `YYYY-MM-DD`. */
export function judgeBirthDate(
  birthDate: string,
  today: string,
): { ok: true } | { ok: false; refusal: 'birth_date_invalid' | 'under_age' } {
  const age = ageOn(birthDate, today)
  if (age === null || age < 0 || age > OLDEST_AGE) return { ok: false, refusal: 'birth_date_invalid' }
  return age < ADULT_AGE ? { ok: false, refusal: 'under_age' } : { ok: true }
}

function readDate(text: string): CalendarDate | null {
  const [, year, month, day] = (SHAPE.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const exists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  return exists ? { year, month, day } : null
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
