import * as contract from '@martillo/contract/notifications'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { listNotifications } from './list-notifications.ts'
import { hideAll, markAllRead } from './notifications.store.ts'

export function bindNotifications({ app, db }: Pick<Platform, 'app' | 'db'>): void {
  bind(app, contract.listNotifications, ({ session, query }) => listNotifications(db, session.userId, query))

  bind(app, contract.markAllAsRead, async ({ session }) => {
    await markAllRead(db, session.userId)
    return { ok: true as const }
  })

  bind(app, contract.deleteAllNotifications, async ({ session }) => {
    await hideAll(db, session.userId)
    return { ok: true as const }
  })
}
