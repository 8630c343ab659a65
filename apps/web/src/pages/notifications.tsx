import { useState } from 'react'
import { DeleteAllDialog } from '../features/notifications/delete-all-dialog.tsx'
import { NotificationDays } from '../features/notifications/notification-days.tsx'
import { NotificationSkeleton } from '../features/notifications/notification-skeleton.tsx'
import { useMarkAllAsRead } from '../features/notifications/use-mark-all-as-read.ts'
import { useNotifications } from '../features/notifications/use-notifications.ts'
import { paths } from '../lib/paths.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Pagination, usePage } from '../ui/pagination.tsx'

/** All of one's own notifications, by day. */
export function Component() {
  const { notifications, meta, unread, failure, refreshing, refresh } = useNotifications(usePage())
  const markAllAsRead = useMarkAllAsRead()
  const [asking, setAsking] = useState(false)
  const isEmpty = meta?.total === 0
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-6 md:py-10">
      <header className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-28 hyphens-auto wrap-anywhere">Notificaciones</h1>
        {notifications && !isEmpty && (
          <div className="flex flex-wrap gap-1">
            {unread > 0 && (
              <Button kind="quiet" size="small" onClick={() => void markAllAsRead()}>
                Marcar como leídas
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
              Eliminar todas
            </Button>
          </div>
        )}
      </header>
      {notifications === undefined && failure && (
        <ErrorState title={failure} onRetry={() => void refresh()} retrying={refreshing} />
      )}
      {notifications === undefined && !failure && <NotificationSkeleton />}
      {isEmpty && (
        <EmptyState
          about="bell"
          title="No hay notificaciones nuevas"
          action={
            <ButtonLink kind="line" to={paths.all}>
              Ver todas las subastas
            </ButtonLink>
          }
        >
          Te avisamos cuando te superen, cuando ganes y cuando pase algo con tus subastas.
        </EmptyState>
      )}
      {notifications && !isEmpty && <NotificationDays notifications={notifications} />}
      {meta && <Pagination pages={meta.pages} />}
      <DeleteAllDialog open={asking} onOpenChange={setAsking} />
    </div>
  )
}
