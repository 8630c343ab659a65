import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import type { Events } from '../../platform/events.ts'
import type { Live } from '../../platform/live/live.ts'
import type { Log } from '../../platform/log.ts'

/** What the use cases of sales work with. */
export interface SalesContext {
  readonly db: Db
  readonly log: Pick<Log, 'warn' | 'error'>
  readonly events: Pick<Events, 'emit'>
  readonly live: Pick<Live, 'toAuction'>
  readonly clock: Pick<Clock, 'nowIso'>
}
