import type { Notification } from '@martillo/contract/notifications'
import type { Meta } from '@martillo/contract/shapes'
import type { Db } from '../../platform/database.ts'
import { countNotifications, findNotifications } from './notifications.store.ts'
import { viewNotification } from './notifications.view.ts'

/** A page of a person's notifications, the last first, and how many of all are unread. */
export async function listNotifications(
  db: Db,
  personId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ data: Notification[]; meta: Meta; unread: number }> {
  const [rows, { total, unread }] = await Promise.all([
    findNotifications(db, personId, { page, limit }),
    countNotifications(db, personId),
  ])
  return {
    data: rows.map(viewNotification),
    meta: { page, limit, pages: Math.ceil(total / limit), total },
    unread,
  }
}
