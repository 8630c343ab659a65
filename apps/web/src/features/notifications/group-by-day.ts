import type { Notification } from '@martillo/contract/notifications'
import { formatRelativeDay } from '../../lib/format-date.ts'

export interface DayOfNotifications {
  /** `hoy`, `ayer` or the date in words, Argentina's days. */
  day: string
  notifications: Notification[]
}

/** Groups what comes in order of time into days; the order stays. */
export function groupByDay(notifications: readonly Notification[], nowMs: number): DayOfNotifications[] {
  const days: DayOfNotifications[] = []
  for (const notification of notifications) {
    const day = formatRelativeDay(notification.at, nowMs)
    const last = days.at(-1)
    if (last?.day === day) last.notifications.push(notification)
    else days.push({ day, notifications: [notification] })
  }
  return days
}
