import { NOTIFICATION_KINDS, type Notification } from '@martillo/contract/notifications'
import type { findNotifications } from './notifications.store.ts'

type Row = Awaited<ReturnType<typeof findNotifications>>[number]

export function viewNotification(row: Row): Notification {
  const kind = NOTIFICATION_KINDS.find((one) => one === row.kind)
  if (!kind) throw new Error(`a notification of the unknown kind ${row.kind}`)
  return {
    ID: row.id,
    kind,
    Read: row.read_at !== null,
    Link: row.link,
    Message: row.message,
    at: row.at.toISOString(),
  }
}
