import type { Plugin } from 'vite'

// What the router carries that nobody here uses, by the line that each begins with, and what stands in its place: sending
// forms, fetching without going anywhere, code that is instrumented, server components, routes that are
// learned on the way, and code fetched by its frame.
const UNUSED: readonly (readonly [starts: string, instead: string])[] = [
  ['function getRouteInstrumentationUpdates(', 'function getRouteInstrumentationUpdates() { return {} }'],
  ['function instrumentClientSideRouter(', 'function instrumentClientSideRouter(router) { return router }'],
  ['function normalizeNavigateOptions(', 'function normalizeNavigateOptions(_, path) { return { path } }'],
  ['  async function fetch2(', '  async function fetch2() {}'],
  [
    '  async function discoverRoutes(',
    '  async function discoverRoutes() { throw new Error("all routes are known") }',
  ],
  ['  function checkFogOfWar(', '  function checkFogOfWar() { return { active: false, matches: null } }'],
  ['  async function handleAction(', '  async function handleAction() { throw new Error("no actions") }'],
  ['  async function handleFetcherAction(', '  async function handleFetcherAction() {}'],
  ['  async function handleFetcherLoader(', '  async function handleFetcherLoader() {}'],
  [
    '  function getUpdatedRevalidatingFetchers(',
    '  function getUpdatedRevalidatingFetchers() { return state.fetchers }',
  ],
  ['  function abortStaleFetchLoads(', '  function abortStaleFetchLoads() { return false }'],
  ['  function markFetchRedirectsDone(', '  function markFetchRedirectsDone() { return false }'],
  ['  function shouldBlockNavigation(', '  function shouldBlockNavigation() {}'],
  ['  function patchRoutes(', '  function patchRoutes() {}'],
  ['function ScrollRestoration(', 'function ScrollRestoration() { useScrollRestoration({}); return null }'],
  ['function RSCErrorHandler(', 'function RSCErrorHandler({ children }) { return children }'],
  ['function decodeRouteErrorResponseDigest(', 'function decodeRouteErrorResponseDigest() {}'],
  ['function DefaultErrorComponent(', 'function DefaultErrorComponent() { return null }'],
  // Two states and two effects of every link.
  ['function usePrefetchBehavior(', 'function usePrefetchBehavior() { return [false, null, {}] }'],
  ['function mergeRefs(', 'function mergeRefs(ref) { return ref }'],
  ['function PrefetchPageLinks(', 'function PrefetchPageLinks() { return null }'],
  ['function useViewTransitionState(', 'function useViewTransitionState() { return false }'],
  ['var Form = React10.forwardRef(', 'var Form = {};'],
]

const REMOVED =
  /import\s*\{[^}]*\b(Form|useFetchers?|useSubmit|useBlocker|unstable_usePrompt|useViewTransitionState)\b[^}]*\}\s*from\s*['"]react-router['"]/

/** From the line that begins so to the one that closes it, at the same indentation. Throws when there is none. */
function replace(code: string, starts: string, instead: string): string {
  const from = code.indexOf(`\n${starts}`) + 1
  const indent = /^ */.exec(starts)?.[0] ?? ''
  const closing = new RegExp(`^${indent}[})]+;?$`, 'm')
  const end = closing.exec(code.slice(from))
  if (from === 0 || !end)
    throw new Error(`react-router has no «${starts}»: lean-router.ts must be looked at again`)
  return code.slice(0, from) + instead + code.slice(from + end.index + end[0].length)
}

/** The router without the parts that no page uses, in what browsers run: five kilobytes of every first view, packed. */
export function leanRouter(): Plugin {
  return {
    name: 'martillo-lean-router',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform(code, id) {
      const wanted = REMOVED.exec(id.includes('/node_modules/') ? '' : code)
      if (wanted) throw new Error(`${id} uses ${wanted[1]}, which lean-router.ts takes out of the router`)
      if (!/react-router\/dist\/production\/chunk-\w+\.mjs$/.test(id)) return undefined
      if (!code.includes('function createRouter(')) return undefined
      return {
        code: UNUSED.reduce((lean, [starts, instead]) => replace(lean, starts, instead), code),
        map: null,
      }
    },
  }
}
