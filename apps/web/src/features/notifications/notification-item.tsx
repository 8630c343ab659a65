import type { Notification } from '@martillo/contract/notifications'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { formatWhen } from '../../lib/format-date.ts'
import { useServerNow } from '../../lib/use-server-now.ts'
import { NotificationIcon } from './notification-icon.tsx'

interface NotificationItemProps {
  notification: Notification
  /** Opens in a new tab, as from the bell. */
  newTab?: boolean
  onOpen?: () => void
}

// An amount never breaks between its sign and its figures.
function withWholeAmounts(text: string): string {
  return text.replaceAll('$ ', '$\u00a0')
}

/** One notification: the whole row is the link, and an unread one is tinted. */
export function NotificationItem({ notification, newTab = false, onOpen }: NotificationItemProps) {
  const { Link: to, Message, Read, at, kind } = notification
  const now = useServerNow()
  return (
    <Link
      to={to}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...(onOpen && { onClick: onOpen })}
      className={clsx(
        'flex items-start gap-3 px-4 py-3.5 transition-colors hover:bg-brand-soft',
        !Read && 'bg-brand-soft/60',
      )}
    >
      <NotificationIcon kind={kind} />
      <span className="min-w-0 flex-1">
        <span className={clsx('block wrap-anywhere', !Read && 'font-semibold')}>
          {withWholeAmounts(Message)}
        </span>
        <time dateTime={at} className="mt-0.5 block text-14 text-muted tabular-nums first-letter:uppercase">
          {formatWhen(at, now)}
        </time>
      </span>
      {!Read && (
        <span className="mt-2 size-2.5 shrink-0 rounded-full bg-brand">
          <span className="sr-only">Sin leer</span>
        </span>
      )}
    </Link>
  )
}
