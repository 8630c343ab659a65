import { useSession } from '../../lib/session.tsx'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { useLive } from '../../lib/use-live.ts'
import { loadingFailure } from './loading-failure.ts'

/** As many as the bell shows, and a page of the screen. */
export const NOTIFICATIONS_A_PAGE = 10

/** The key under which a page of notifications is read. */
export function notificationsKey(page: number) {
  return keyOf('GET /notifications', { query: { page, limit: NOTIFICATIONS_A_PAGE } })
}

export const isNotificationsKey = (key: unknown) =>
  typeof key === 'string' && key.startsWith('/notifications?')

/**
 * A page of one's own notifications, how many of all are unread, and how to read it again. Asks only when somebody
 * is logged in, and again when a new one arrives or the connection comes back.
 */
export function useNotifications(page = 1) {
  const { state } = useSession()
  const isIn = state === 'in'
  const { data, error, isValidating, mutate } = useCall(isIn ? notificationsKey(page) : null)
  useLive(
    isIn,
    ['notification.created'],
    () => void mutate(),
    () => void mutate(),
  )
  return {
    notifications: data?.data,
    meta: data?.meta,
    unread: data?.unread ?? 0,
    /** A sentence when it could not be read. */
    failure: error ? loadingFailure(error) : null,
    refreshing: isValidating,
    refresh: () => mutate(),
  }
}
