import { inTransaction } from '../../platform/transaction.ts'
import { foldIntoMail } from './fold-into-mail.ts'
import type { Notice } from './notice.ts'
import { linkOf, mailOf, messageOf } from './notice-texts.ts'
import { addNotification, linkToMail } from './notifications.store.ts'
import type { NotificationsContext } from './notifications-context.ts'

export interface Recipient {
  readonly personId: number
  readonly notice: Notice
}

/**
 * Tells people of one event: a row in the bell for each and, for kinds that are mailed, a mail. The same event
 * again, whole or in part, adds nothing: at most one row per event and person.
 */
export async function notify(
  { db, live }: Pick<NotificationsContext, 'db' | 'live'>,
  eventId: string,
  recipients: readonly Recipient[],
): Promise<void> {
  // One order of people in all handlers, so that two that share people never wait for each other in a ring.
  const ordered = [...recipients].sort((one, other) => one.personId - other.personId)
  const added = await inTransaction(db, async (tx) => {
    const news = []
    for (const { personId, notice } of ordered) {
      const message = messageOf(notice)
      const link = linkOf(notice)
      const { kind, facts } = notice
      const id = await addNotification(tx, { personId, kind, event: eventId, message, link, facts })
      if (id === undefined) continue
      if (mailOf(notice)) await linkToMail(tx, id, await foldIntoMail(tx, personId, notice))
      news.push({ personId, created: { id, kind, message, link } })
    }
    return news
  })
  for (const { personId, created } of added) live.toUser(personId, 'notification.created', created)
}
