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

/** What a person is told because of an event. */
export interface Tiding extends Recipient {
  readonly event: string
}

type Context = Pick<NotificationsContext, 'db' | 'live'>

/** Tells people of one event. */
export function notify(context: Context, event: string, recipients: readonly Recipient[]): Promise<void> {
  return notifyAll(
    context,
    recipients.map((recipient) => ({ ...recipient, event })),
  )
}

/**
 * Tells people: a row in the bell for each tiding and, for kinds that are mailed, a mail. The same event again, whole
 * or in part, adds nothing: at most one row per event and person.
 */
export async function notifyAll({ db, live }: Context, tidings: readonly Tiding[]): Promise<void> {
  // One order of people in all handlers, so that two that share people never wait for each other in a ring.
  const ordered = [...tidings].sort((one, other) => one.personId - other.personId)
  const added = await inTransaction(db, async (tx) => {
    const news = []
    for (const { event, personId, notice } of ordered) {
      const message = messageOf(notice)
      const link = linkOf(notice)
      const { kind, facts } = notice
      const id = await addNotification(tx, { personId, kind, event, message, link, facts })
      if (id === undefined) continue
      if (mailOf(notice)) await linkToMail(tx, id, await foldIntoMail(tx, personId, notice))
      news.push({ personId, created: { id, kind, message, link } })
    }
    return news
  })
  for (const { personId, created } of added) live.toUser(personId, 'notification.created', created)
}
