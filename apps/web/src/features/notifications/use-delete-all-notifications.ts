import { useCallback, useState } from 'react'
import { useSWRConfig } from 'swr'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import { isNotificationsKey } from './use-notifications.ts'

/** Deletes all of one's own; `deleteAll` answers whether it was done, and says so when it was not. */
export function useDeleteAllNotifications(): { deleteAll: () => Promise<boolean>; deleting: boolean } {
  const { mutate } = useSWRConfig()
  const [deleting, setDeleting] = useState(false)
  const deleteAll = useCallback(async () => {
    setDeleting(true)
    try {
      await call('DELETE /notifications/deleteall')
      await mutate(isNotificationsKey)
      return true
    } catch {
      toast.error('Error al eliminar notificaciones')
      return false
    } finally {
      setDeleting(false)
    }
  }, [mutate])
  return { deleteAll, deleting }
}
