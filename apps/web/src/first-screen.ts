import { matchRoutes, type RouteObject } from 'react-router'
import { preload } from 'swr'
import { readPath } from './lib/api.ts'
import type { GetRoute, Reply } from './lib/api-types.ts'
import { type CallKey, keyOf } from './lib/use-call.ts'
import { loadMissing } from './pages/parts/missing.tsx'
import type { Place, RouteHandle } from './shell/route-handle.ts'

const CONFIG = keyOf('GET /config')
const CONFIG_WAIT_MS = 600

/** Fetches the code of the screens at an address before the router starts, or its first render would be empty. */
export async function loadScreen(
  routes: RouteObject[],
  at: Pick<Location, 'pathname'>,
  isMissing?: boolean,
): Promise<void> {
  if (isMissing) await loadMissing()
  for (const { route } of matchRoutes(routes, at) ?? []) {
    if (typeof route.lazy !== 'function') continue
    const loaded = await route.lazy()
    Object.assign(route, loaded, { lazy: undefined })
  }
}

/** Starts the screen's own calls while its code is still on the way, and those that follow from their data. */
export function preloadData(routes: RouteObject[], at: Pick<Location, 'pathname' | 'search'>): void {
  const data = new Map<string, unknown>()
  const asked = new Set<string>([CONFIG])
  const known: Place['known'] = <R extends GetRoute>(key: CallKey<R>) => data.get(key) as Reply<R> | undefined
  const matches = matchRoutes(routes, at) ?? []

  function ask(): void {
    const keys = matches.flatMap(({ route, params }) => {
      const handle: RouteHandle = route.handle ?? {}
      return handle.keys?.({ params, search: at.search, known }) ?? []
    })
    for (const key of keys) {
      if (asked.has(key)) continue
      asked.add(key)
      Promise.resolve(preload(key, readPath)).then(
        (reply) => {
          data.set(key, reply)
          ask()
        },
        // Who reads it later hears of the failure; here nobody does.
        () => undefined,
      )
    }
  }
  ask()
}

/**
 * What the service says about itself, as SWR data for the first render: the trial's bar and the demonstration
 * accounts would otherwise push everything down a moment later. Without an answer in time the page starts anyway.
 */
export async function readConfigFirst(): Promise<Record<string, unknown>> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, CONFIG_WAIT_MS))
  const config = await Promise.race([readPath(CONFIG).catch(() => undefined), tooLate])
  return config === undefined ? {} : { [CONFIG]: config }
}
