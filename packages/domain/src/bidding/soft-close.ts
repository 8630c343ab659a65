/** A bid that others can see leaves at least this long to answer it. */
export const SOFT_CLOSE_MS = 120_000

/**
 * The end of an auction after a bid at `now` that changed price or leader: with two minutes or less left it moves to
 * two minutes after the bid, any number of times. It never moves back; with exactly two minutes left it stays.
 */
export function softCloseEnd(endAt: number, now: number): number {
  return Math.max(endAt, now + SOFT_CLOSE_MS)
}
