import type { OwnUser } from '@martillo/contract/profile'
import { useSWRConfig } from 'swr'
import { useSession } from '../../../lib/session.tsx'
import { keyOf, useCall } from '../../../lib/use-call.ts'

const KEY = keyOf('GET /user/currentuser')

/** The person's own data. What is being typed is not touched by a newer reading. */
export function useOwnUser() {
  return useCall(KEY, { revalidateOnFocus: false })
}

/** Puts a change of the own data where it shows: these settings, the header, the public profile. */
export function useKeepOwnUser() {
  const { mutate } = useSWRConfig()
  const { refresh } = useSession()
  return async (change: Partial<OwnUser>) => {
    await mutate<OwnUser>(KEY, (user) => (user ? { ...user, ...change } : user), { revalidate: false })
    await mutate((key) => typeof key === 'string' && key.startsWith('/user/username/'))
    // The change is saved whatever becomes of this.
    await refresh().catch(() => undefined)
  }
}
