/** Argentina is three hours behind UTC all year round. */
const OFFSET_MS = -3 * 3_600_000
const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000

/** The day in Argentina, `YYYY-MM-DD`, of an instant in epoch milliseconds. */
export function argentineDay(at: number): string {
  return dateOfDay(dayNumber(at))
}

/** The month in Argentina, `YYYY-MM`. */
export function argentineMonth(at: number): string {
  return argentineDay(at).slice(0, 7)
}

/** The week in Argentina, named by its Monday, `YYYY-MM-DD`. */
export function argentineWeek(at: number): string {
  const day = dayNumber(at)
  // Day 0, 1 January 1970, was a Thursday.
  const sinceMonday = (((day + 3) % 7) + 7) % 7
  return dateOfDay(day - sinceMonday)
}

/** Minutes since midnight in Argentina, 0 to 1439. */
export function argentineMinute(at: number): number {
  return Math.floor((at + OFFSET_MS - dayNumber(at) * DAY_MS) / MINUTE_MS)
}

function dayNumber(at: number): number {
  return Math.floor((at + OFFSET_MS) / DAY_MS)
}

/** Counts from 1 March of year 0 in cycles of 400 years, so that the leap day comes last in its year. */
function dateOfDay(dayNumber: number): string {
  const shifted = dayNumber + 719_468
  const cycle = Math.floor(shifted / 146_097)
  const dayOfCycle = shifted - cycle * 146_097
  const yearOfCycle = Math.floor(
    (dayOfCycle -
      Math.floor(dayOfCycle / 1_460) +
      Math.floor(dayOfCycle / 36_524) -
      Math.floor(dayOfCycle / 146_096)) /
      365,
  )
  const dayOfYear =
    dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
