import { once } from 'node:events'
import { IN_PROCESS } from '../platform/http/in-process.ts'
import type { Platform } from '../platform/platform.ts'

// What most visitors see first; an auction's page is mostly made of the same.
const FIRST_SEEN = ['/', '/todas']

// The first drawing takes four times as long as the tenth, the second twice as long.
const TIMES = 3

// Drawn within a second where nothing is wrong.
const LONGEST_MS = 4_000

type Parts = Pick<Platform, 'app' | 'hooks'>

async function askForPages({ app, hooks }: Parts, late: AbortSignal): Promise<void> {
  for (let time = 0; time < TIMES; time++) {
    for (const url of FIRST_SEEN) {
      if (late.aborted) return
      await app.inject({ url, headers: { 'accept-encoding': 'br' }, remoteAddress: IN_PROCESS })
    }
    hooks.forgetPages()
  }
}

/**
 * Asks this process for its first pages before anybody else does: what draws and packs them is then read and compiled, and
 * the connections it needs are open. What cannot be answered now, or not soon, is no reason not to start.
 */
export async function warmPages(parts: Parts, longestMs = LONGEST_MS): Promise<void> {
  const late = AbortSignal.timeout(longestMs)
  const asked = askForPages(parts, late).catch(() => undefined)
  await Promise.race([asked, once(late, 'abort')])
  // A visitor does not wait for a drawing that hangs.
  if (late.aborted) parts.hooks.forgetPages()
}
