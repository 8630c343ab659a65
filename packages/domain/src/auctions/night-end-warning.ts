import { argentineMinute } from '../text/argentina-calendar.ts'

const FROM_MINUTE = 1 * 60
const TO_MINUTE = 8 * 60

/** True when an auction ends between 01:00 and 08:00 in Argentina, while most people sleep: to be warned of, not refused. 08:00 itself is day. */
export function endsAtNight(endAt: number): boolean {
  const minute = argentineMinute(endAt)
  return minute >= FROM_MINUTE && minute < TO_MINUTE
}
