import type { Platform } from '../../platform/platform.ts'
import type { AccountLimits } from './account-limits.ts'
import type { SessionCache } from './session-cache.ts'

/** What the use cases of accounts work with. */
export interface AccountsContext
  extends Pick<
    Platform,
    'config' | 'publicUrl' | 'db' | 'jobs' | 'events' | 'hooks' | 'live' | 'storage' | 'mailer'
  > {
  readonly limits: AccountLimits
  readonly sessions: SessionCache
}
