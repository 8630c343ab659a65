import type { PageAsked, PageReply } from '../platform/hooks.ts'
import { PackedBody } from '../platform/http/packed-body.ts'
import { retryRead } from '../platform/http/retry-read.ts'
import { readCredentials } from '../platform/http/session-cookie.ts'
import type { Platform } from '../platform/platform.ts'
import { fillShell } from './fill-shell.ts'
import type { BuiltWeb } from './load-web.ts'
import { makePageCache } from './page-cache.ts'
import { auctionOf, missingStatus, pageStatus } from './page-status.ts'
import { readAsVisitor } from './read-as-visitor.ts'
import { screenAt } from './screens.ts'

// More than these at once would only make everybody wait; the browser can draw as well.
const MOST_AT_ONCE = 8
const LONGEST_URL = 1_000

// No screen has it.
const NOWHERE = '/404'

const AUCTION = /^\/subasta\/[^/]+$/

/** Whether this is the address of a private auction with the secret of its link. */
function carriesClave(path: string, search = ''): boolean {
  return AUCTION.test(path) && new URLSearchParams(search).has('clave')
}

type Parts = Pick<Platform, 'app' | 'clock' | 'hooks' | 'log' | 'publicUrl'>

/**
 * Answers pages: drawn as a visitor sees them where the web was built, else the bare shell with the right status. What
 * cannot be drawn here is never an error: the shell lets the browser try.
 */
export function registerPages({ app, clock, hooks, log, publicUrl }: Parts, web?: BuiltWeb): void {
  const cache = makePageCache(clock.now)
  let drawing = 0
  hooks.forgetPages = () => cache.clear()

  async function bare(path: string, shell: PackedBody): Promise<PageReply> {
    return { status: await pageStatus(path, hooks).catch(() => 503), body: shell }
  }

  async function draw(
    { draw: drawPage, preloads }: BuiltWeb,
    url: string,
    shell: PackedBody,
  ): Promise<PageReply> {
    const [path = '/'] = url.split('?')
    drawing += 1
    try {
      const page = await drawPage({
        url,
        drawnAt: clock.now(),
        read: (key) => readAsVisitor(app, key),
        onError: (error) => log.warn({ err: error, path }, 'a part of a page could not be drawn'),
      })
      const status = page.status === 404 ? await missingStatus(path, hooks) : page.status
      if (page.location !== undefined) return { status, body: shell, location: page.location }
      if (page.incomplete) return { status, body: shell }
      return { status, body: new PackedBody(fillShell(shell.plain.toString(), page, preloads(page.modules))) }
    } catch (error) {
      log.error({ err: error, path }, 'a page could not be drawn')
      return bare(path, shell)
    } finally {
      drawing -= 1
    }
  }

  /** The page for addresses that lead to nothing: one for all of them, as it shows nothing of them. */
  async function nowhere(shell: PackedBody): Promise<PageReply> {
    const page = web ? await cache.get(NOWHERE, () => draw(web, NOWHERE, shell)) : { body: shell }
    return { ...page, status: 404 }
  }

  /** Whether an auction that is nobody's to see without a session is this person's: its seller's, a guest's. */
  async function isTheirs(request: PageAsked, path: string): Promise<boolean> {
    const auction = auctionOf(path)
    const credentials = readCredentials(request, publicUrl)
    if (!auction || !(credentials.cookie || credentials.bearer)) return false
    const session = await retryRead(() => hooks.findSession(credentials))
    return session !== undefined && hooks.mayWatch(auction, session)
  }

  hooks.renderPage = async (request, shell) => {
    const { url } = request
    const [path = '/', search] = url.split('?')
    const address = screenAt(path)
    if (address === undefined) return nowhere(shell)
    if (address !== path) {
      const location = address + (search === undefined ? '' : `?${search}`)
      return { status: 301, body: shell, location }
    }
    // The same for every number, right or wrong: whether there is such an auction is told only to who may see it.
    if (carriesClave(path, search)) return { status: 200, body: shell, secret: true }
    const page = await asVisitor(url, path, shell)
    // Drawn for visitors only: their browser fills the shell with what is theirs to see.
    if (page.status === 404 && (await isTheirs(request, path).catch(() => false))) {
      return { status: 200, body: shell, secret: true }
    }
    return page
  }

  function asVisitor(url: string, path: string, shell: PackedBody): Promise<PageReply> {
    if (!web || url.length > LONGEST_URL) return bare(path, shell)
    return cache.get(url, () => (drawing < MOST_AT_ONCE ? draw(web, url, shell) : bare(path, shell)))
  }
}
