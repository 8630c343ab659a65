import type { AttemptLimit } from '../../platform/guarded-attempts.ts'
import type { Platform } from '../../platform/platform.ts'

/** What keeps the open form from flooding the queue or somebody's mailbox. Counted in the database. */
export interface RevocationLimits {
  /** Many phones share one network's address. */
  readonly byNetwork: AttemptLimit
  readonly byEmail: AttemptLimit
}

export const revocationLimits: RevocationLimits = {
  byNetwork: { kind: 'revocations.network', max: 30, perMs: 3_600_000 },
  byEmail: { kind: 'revocations.email', max: 5, perMs: 24 * 3_600_000 },
}

/** What the use cases of moderation work with. */
export interface ModerationContext extends Pick<Platform, 'config' | 'db' | 'jobs' | 'mailer' | 'mailFrame'> {
  readonly limits: RevocationLimits
}
