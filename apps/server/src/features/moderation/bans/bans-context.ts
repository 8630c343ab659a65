import type { Platform } from '../../../platform/platform.ts'
import type { RegisteredBids } from '../../bids/public.ts'

/** What the use cases of bans work with. */
export interface BansContext
  extends Pick<
    Platform,
    'db' | 'events' | 'jobs' | 'live' | 'clock' | 'log' | 'hooks' | 'mailer' | 'mailFrame'
  > {
  readonly voidBidder: RegisteredBids['voidBidder']
}
