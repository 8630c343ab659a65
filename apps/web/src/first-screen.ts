import { matchRoutes, type RouteObject } from 'react-router'
import { preload } from 'swr'
import { readPath } from './lib/api.ts'
import { keyOf } from './lib/use-call.ts'
import type { RouteHandle } from './shell/route-handle.ts'
import { pageOf } from './ui/pages-around.ts'

const CONFIG = keyOf('GET /config')
const CONFIG_WAIT_MS = 600

/** Fetches the code of the screens at an address before the router starts, or its first render would be empty. */
export async function loadScreen(routes: RouteObject[], at: Pick<Location, 'pathname'>): Promise<void> {
  for (const { route } of matchRoutes(routes, at) ?? []) {
    if (typeof route.lazy !== 'function') continue
    const loaded = await route.lazy()
    Object.assign(route, loaded, { lazy: undefined })
  }
}

/** Starts the screen's own calls while its code is still on the way. */
export function preloadData(routes: RouteObject[], at: Pick<Location, 'pathname' | 'search'>): void {
  for (const { route, params } of matchRoutes(routes, at) ?? []) {
    const { keys } = (route.handle ?? {}) as RouteHandle
    for (const key of keys?.(params, pageOf(at.search)) ?? []) {
      // Who reads it later hears of the failure; here nobody does.
      if (key !== CONFIG) Promise.resolve(preload(key, readPath)).catch(() => undefined)
    }
  }
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
