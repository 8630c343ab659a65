import { clsx } from 'clsx'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { NotificationItem } from '../features/notifications/notification-item.tsx'
import { useDeleteAllNotifications } from '../features/notifications/use-delete-all-notifications.ts'
import { useMarkAllAsRead } from '../features/notifications/use-mark-all-as-read.ts'
import { useNotifications } from '../features/notifications/use-notifications.ts'
import { paths } from '../lib/paths.ts'
import { Badge } from '../ui/badge.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useDisclosure } from '../ui/use-disclosure.ts'

const action = 'rounded-full px-3 py-2.5 text-brand-ink transition-colors hover:bg-brand-soft'

/** The bell with its count and, below it, the last notifications. Opening it reads them anew and marks all as read. */
export function NotificationBell() {
  const { open, close, root, trigger } = useDisclosure()
  const { notifications, unread, failure, refresh } = useNotifications()
  const markAllAsRead = useMarkAllAsRead()
  const { deleteAll, deleting } = useDeleteAllNotifications()
  // What was new when the list was opened stays tinted in it, though it is marked as read at once.
  const [news, setNews] = useState<ReadonlySet<number>>(new Set())

  async function show() {
    const page = await refresh().catch(() => undefined)
    setNews(new Set(page?.data.filter(({ Read }) => !Read).map(({ ID }) => ID)))
    if (page?.unread) await markAllAsRead()
  }

  return (
    <div {...root} className="relative">
      <button
        {...trigger}
        aria-label={unread > 0 ? `Notificaciones, ${unread} sin leer` : 'Notificaciones'}
        onClick={() => {
          trigger.onClick()
          if (!open) void show()
        }}
        className="relative grid size-11 place-items-center rounded-full text-white transition-colors hover:bg-white/15 focus-visible:outline-white"
      >
        <Bell aria-hidden="true" className="size-[22px]" />
        <Badge count={unread} of="notificaciones sin leer" className="absolute top-0.5 right-0" />
      </button>
      {open && (
        <section
          aria-label="Notificaciones"
          className="absolute top-[calc(100%+8px)] right-0 w-96 animate-rise overflow-hidden rounded-panel border border-line bg-surface text-ink shadow-float"
        >
          <h2 className="border-line border-b px-5 py-3.5 text-18">Notificaciones</h2>
          {!notifications && failure && <p className="px-5 py-8 text-center text-urgent">{failure}</p>}
          {!notifications && !failure && <Waiting />}
          {notifications?.length === 0 && (
            <p className="px-5 py-10 text-center text-muted">No hay notificaciones nuevas</p>
          )}
          {notifications && notifications.length > 0 && (
            <ul className="max-h-[60vh] divide-y divide-line overflow-y-auto">
              {notifications.map((one) => (
                <li key={one.ID}>
                  <NotificationItem newTab notification={{ ...one, Read: one.Read && !news.has(one.ID) }} />
                </li>
              ))}
            </ul>
          )}
          <footer className="flex justify-between gap-2 border-line border-t p-2 font-[650] text-14">
            <Link to={paths.notifications} onClick={close} className={action}>
              Ver todas las notificaciones
            </Link>
            {notifications && notifications.length > 0 && (
              <button
                type="button"
                disabled={deleting}
                onClick={() => void deleteAll()}
                className={clsx(action, 'text-urgent')}
              >
                Eliminar todas
              </button>
            )}
          </footer>
        </section>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label="Cargando" className="grid gap-3 px-5 py-4">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  )
}
