import type { Db } from '../../platform/database.ts'
import type { Events } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { AccountLimits } from './account-limits.ts'
import type { SessionCache } from './session-cache.ts'

/** What the use cases of accounts work with. */
export interface AccountsContext {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'add'>
  readonly events: Pick<Events, 'emit'>
  readonly limits: AccountLimits
  readonly sessions: SessionCache
  readonly productName: string
}
