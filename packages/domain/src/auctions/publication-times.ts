import { type PublicationFault, publicationFault } from './publication-faults.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const START_GRACE_MS = 5 * MINUTE_MS
const FURTHEST_START_MS = 30 * DAY_MS
const SHORTEST_MS = HOUR_MS
const LONGEST_MS = 30 * DAY_MS

/**
 * Start and end are cut to the minute. A start up to 5 minutes past counts as now, also cut to the minute; it is at
 * most 30 days ahead. From the start as sent to the end there is 1 hour to 30 days, so that a form filled in for an
 * hour does not fail because a minute passed before it was sent. A null start means now. Epoch milliseconds.
 */
export function judgePublicationTimes(
  sent: { startAt: number | null; endAt: number },
  now: number,
): { startAt: number; endAt: number; faults: PublicationFault[] } {
  const nowCut = cutToMinute(now)
  const startCut = cutToMinute(sent.startAt ?? now)
  const endAt = cutToMinute(sent.endAt)
  const faults: PublicationFault[] = []

  if (!Number.isSafeInteger(startCut)) faults.push(publicationFault('start_time', 'start_invalid'))
  else if (startCut < nowCut - START_GRACE_MS) faults.push(publicationFault('start_time', 'start_past'))
  else if (startCut > nowCut + FURTHEST_START_MS) faults.push(publicationFault('start_time', 'start_too_far'))

  const length = endAt - startCut
  if (!Number.isSafeInteger(endAt)) faults.push(publicationFault('end_time', 'end_invalid'))
  else if (length < SHORTEST_MS) faults.push(publicationFault('end_time', 'too_brief'))
  else if (length > LONGEST_MS) faults.push(publicationFault('end_time', 'too_long'))

  return { startAt: Math.max(startCut, nowCut), endAt, faults }
}

/** Cut to the minute, as people choose times. */
export function cutToMinute(at: number): number {
  return Math.floor(at / MINUTE_MS) * MINUTE_MS
}

/**
 * The times of an auction that is being edited. What is sent as it stands is no change, so a start that passed may come
 * along. A new start is judged as at publication; a new end is at least 1 hour from now. From start to end there is 1
 * hour to 30 days. Epoch milliseconds; an end that an extension gave its milliseconds keeps them while it stays.
 */
export function judgeEditedTimes(
  stored: { startAt: number; endAt: number },
  sent: { startAt?: number | undefined; endAt?: number | undefined },
  now: number,
): { startAt: number; endAt: number; faults: PublicationFault[] } {
  const faults: PublicationFault[] = []
  const nowCut = cutToMinute(now)
  const sentStart = changed(stored.startAt, sent.startAt)
  const endAt = changed(stored.endAt, sent.endAt)
  let startAt = stored.startAt
  if (sentStart !== null) {
    startAt = Math.max(sentStart, nowCut)
    if (!Number.isSafeInteger(sentStart)) faults.push(publicationFault('start_time', 'start_invalid'))
    else if (sentStart < nowCut - START_GRACE_MS) faults.push(publicationFault('start_time', 'start_past'))
    else if (sentStart > nowCut + FURTHEST_START_MS) {
      faults.push(publicationFault('start_time', 'start_too_far'))
    }
  }
  if (endAt !== null && !Number.isSafeInteger(endAt)) faults.push(publicationFault('end_time', 'end_invalid'))
  else if (endAt !== null && endAt < nowCut + SHORTEST_MS)
    faults.push(publicationFault('end_time', 'end_too_near'))
  else if (sentStart !== null || endAt !== null) {
    const length = cutToMinute(endAt ?? stored.endAt) - cutToMinute(sentStart ?? stored.startAt)
    if (length < SHORTEST_MS) faults.push(publicationFault('end_time', 'too_brief'))
    if (length > LONGEST_MS) faults.push(publicationFault('end_time', 'too_long'))
  }
  return { startAt, endAt: endAt ?? stored.endAt, faults }
}

function changed(storedAt: number, sentAt: number | undefined): number | null {
  if (sentAt === undefined || cutToMinute(sentAt) === cutToMinute(storedAt)) return null
  return cutToMinute(sentAt)
}
