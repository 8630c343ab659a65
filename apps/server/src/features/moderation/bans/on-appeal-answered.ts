import type { EventContext } from '../../../platform/events.ts'
import { notify } from '../../notifications/public.ts'
import type { BansContext } from './bans-context.ts'
import type { AppealAnswered } from './events.ts'

/** Leaves the answer in the bell, where whoever is banned finds it once they may come back. */
export async function onAppealAnswered(
  context: Pick<BansContext, 'db' | 'live'>,
  { userId, lifted, note }: AppealAnswered,
  { eventId }: Pick<EventContext, 'eventId'>,
): Promise<void> {
  await notify(context, eventId, [
    { personId: userId, notice: { kind: 'appeal_answered', facts: { lifted, note } } },
  ])
}
