import type { EventContext } from '../../../platform/events.ts'
import { notify } from '../../notifications/public.ts'
import type { BansContext } from './bans-context.ts'
import type { BanLifted } from './events.ts'

/** Leaves word in the bell of somebody who may come back. */
export async function onBanLifted(
  context: Pick<BansContext, 'db' | 'live'>,
  { userId }: BanLifted,
  { eventId }: Pick<EventContext, 'eventId'>,
): Promise<void> {
  await notify(context, eventId, [
    { personId: userId, notice: { kind: 'account', facts: { news: 'ban_lifted' } } },
  ])
}
