import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { call } from '../../lib/api.ts'
import type { Reply } from '../../lib/api-types.ts'
import { toast } from '../../ui/toast.ts'
import { isNotificationsKey } from './use-notifications.ts'

type Page = Reply<'GET /notifications'>

/** Marks all as read, on the server and in what is shown; a failure is said and changes nothing. */
export function useMarkAllAsRead(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    try {
      await call('POST /notifications/mark-all-as-read')
    } catch {
      toast.error('Error al marcar como leídas')
      return
    }
    await mutate<Page>(isNotificationsKey, readPage, { revalidate: false })
  }, [mutate])
}

function readPage(page: Page | undefined): Page | undefined {
  return page && { ...page, unread: 0, data: page.data.map((one) => ({ ...one, Read: true })) }
}
