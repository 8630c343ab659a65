import { paths, rememberPath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.tsx'

/**
 * Takes up the session that a provider's login opened. Without a city the profile comes next: the guard of the screen
 * leads wherever is remembered. Throws when the session cannot be read.
 */
export function useArrive(): (city: string) => Promise<void> {
  const { refresh } = useSession()
  return async (city) => {
    if (city === '') rememberPath(paths.completeProfile)
    await refresh()
    const live = await import('../../lib/live.ts')
    live.reconnectLive()
  }
}
