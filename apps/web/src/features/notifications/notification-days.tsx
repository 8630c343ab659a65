import type { Notification } from '@martillo/contract/notifications'
import { useServerNow } from '../../lib/use-server-now.ts'
import { groupByDay } from './group-by-day.ts'
import { NotificationItem } from './notification-item.tsx'

/** Notifications under the day they came on. */
export function NotificationDays({ notifications }: { notifications: readonly Notification[] }) {
  const days = groupByDay(notifications, useServerNow())
  return days.map(({ day, notifications: ofDay }) => (
    <section key={day} className="mt-6 first:mt-0">
      <h2 className="mb-2 font-semibold text-14 text-muted first-letter:uppercase">{day}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {ofDay.map((notification) => (
          <li key={notification.ID}>
            <NotificationItem notification={notification} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
