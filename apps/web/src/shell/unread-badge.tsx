import { useNotifications } from '../features/notifications/use-notifications.ts'
import { Badge } from '../ui/badge.tsx'

/** How many notifications wait, on the bell of the bottom bar. */
export function UnreadBadge() {
  const { unread } = useNotifications()
  return <Badge count={unread} of="sin leer" className="absolute -top-2 left-3" />
}
