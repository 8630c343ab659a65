import { bandRules } from '../reputation/bands.ts'

const DAY_MS = 24 * 3_600_000

export type PublicationLimitDecision =
  | { ok: true }
  | { ok: false; refusal: 'band_cannot_publish' | 'premium_category' }
  | { ok: false; refusal: 'daily_limit' | 'weekly_limit'; retryAt: number }

/**
 * Whether a band leaves room for one more publication at `now`: none at a score up to 10, 5 in any 24 hours up to 25,
 * 50 in any 7 × 24 hours up to 50, 500 up to 75, then any number. Premium categories want a score of 51.
 *
 * `sentAt` are the instants of the person's accepted publications of at least the last 7 × 24 hours, in any order,
 * republished, similar and deleted ones included; waiting for approval moves none of them. `retryAt` is the first instant
 * with room.
 */
export function judgePublicationLimit(
  score: number,
  premiumCategory: boolean,
  sentAt: readonly number[],
  now: number,
): PublicationLimitDecision {
  const { publishing, premiumCategories } = bandRules(score)
  if (publishing !== null) {
    const { count, windowMs } = publishing
    if (count === 0) return { ok: false, refusal: 'band_cannot_publish' }
    const latestFirst = sentAt.filter((at) => at > now - windowMs).sort((a, b) => b - a)
    const lastToLeave = latestFirst[count - 1]
    if (lastToLeave !== undefined) {
      const refusal = windowMs === DAY_MS ? 'daily_limit' : 'weekly_limit'
      return { ok: false, refusal, retryAt: lastToLeave + windowMs }
    }
  }
  return premiumCategory && !premiumCategories ? { ok: false, refusal: 'premium_category' } : { ok: true }
}
