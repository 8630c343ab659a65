import { matchRoutes, type RouteObject } from 'react-router'
import type { Place, RouteHandle } from '../shell/route-handle.ts'

interface Screen {
  Component?: unknown
}

const files = import.meta.glob<Screen>(['../pages/*.tsx', '!../pages/*.test.tsx'])

/** The files of the screens by what they export, as the build's manifest names them. */
async function readFiles(): Promise<Map<unknown, string>> {
  const names = new Map<unknown, string>()
  const entries = Object.entries(files).map(async ([path, load]) => {
    names.set((await load()).Component, path.replace('../', 'src/'))
  })
  // One that cannot be loaded is only missing here: its own page tells of it when it is drawn.
  await Promise.allSettled(entries)
  return names
}

const namesByScreen = readFiles()

interface Screens {
  /** The SWR keys that they say they read first; more of them as more is known. */
  keys: (known: Place['known']) => string[]
  modules: string[]
}

/** What the routes at an address need before they can be drawn. */
export async function screensOf(
  routes: RouteObject[],
  at: Pick<Location, 'pathname' | 'search'>,
): Promise<Screens> {
  const matches = matchRoutes(routes, at) ?? []
  const names = await namesByScreen
  const modules = await Promise.all(
    matches.map(async ({ route: { lazy } }) => {
      const screen: Screen = typeof lazy === 'function' ? await lazy() : {}
      return names.get(screen.Component)
    }),
  )
  return {
    keys: (known) =>
      matches.flatMap(({ route, params }) => {
        const handle: RouteHandle = route.handle ?? {}
        return [...(handle.keys?.({ params, search: at.search, known }) ?? [])]
      }),
    modules: modules.filter((name) => name !== undefined),
  }
}
