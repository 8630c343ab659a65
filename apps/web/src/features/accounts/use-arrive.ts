import { paths, rememberedPath, rememberPath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.tsx'

/** The profile to be completed, and from there on to `path`. */
function completeProfileFirst(path: string): string {
  if (path === paths.home) return paths.completeProfile
  if (path.startsWith(paths.completeProfile)) return path
  return `${paths.completeProfile}?${new URLSearchParams({ desde: path })}`
}

/**
 * Takes up the session that a provider's login opened. Whose profile is `incomplete` completes it before anything else:
 * the guard of the screen leads wherever is remembered. Throws when the session cannot be read.
 */
export function useArrive(): (incomplete: boolean) => Promise<void> {
  const { refresh } = useSession()
  return async (incomplete) => {
    if (incomplete) rememberPath(completeProfileFirst(rememberedPath()))
    await refresh()
    const live = await import('../../lib/live.ts')
    live.reconnectLive()
  }
}
