import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { useLive } from '../../../lib/use-live.ts'

const AT_MOST_EVERY_MS = 1_000
const OWN = ['/auctions/myauctions', '/user/bids', '/drafts']

/** Reads everything on "Mis subastas" again: the lists and how many there are. */
export function useRereadOwn(): () => void {
  const { mutate } = useSWRConfig()
  return () => void mutate((key) => typeof key === 'string' && OWN.some((path) => key.startsWith(path)))
}

/**
 * What to call when something happened that the lists show: they are read again, once in a second however much happens.
 * What happens to the person, as coming to lead somewhere or an administrator's decision, is heard here.
 */
export function useLiveList(): () => void {
  const reread = useRereadOwn()
  const due = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(
    () => () => {
      if (due.current) clearTimeout(due.current)
      due.current = null
    },
    [],
  )

  function soon() {
    if (due.current) return
    due.current = setTimeout(() => {
      due.current = null
      reread()
    }, AT_MOST_EVERY_MS)
  }

  useLive(true, ['standing.changed', 'notification.created'], soon, soon)
  return soon
}
