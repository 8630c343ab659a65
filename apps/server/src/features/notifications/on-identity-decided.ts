import type { EventContext } from '../../platform/events.ts'
import type { IdentityDecided } from '../accounts/public.ts'
import type { NotificationsContext } from './notifications-context.ts'
import { notify } from './notify.ts'

/** Tells a person what an administrator decided on the pictures of their DNI. */
export async function onIdentityDecided(
  context: NotificationsContext,
  { userId, approved, reason }: IdentityDecided,
  { eventId }: Pick<EventContext, 'eventId'>,
): Promise<void> {
  await notify(context, eventId, [
    { personId: userId, notice: { kind: 'identity_decided', facts: { approved, reason } } },
  ])
}
