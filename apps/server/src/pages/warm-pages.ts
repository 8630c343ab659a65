import { IN_PROCESS } from '../platform/http/in-process.ts'
import type { Platform } from '../platform/platform.ts'

// What most visitors see first; an auction's page is mostly made of the same.
const FIRST_SEEN = ['/', '/todas']

// The first drawing takes four times as long as the tenth, the second twice as long.
const TIMES = 3

/**
 * Asks this process for its first pages before anybody else does: what draws and packs them is then read and compiled, and
 * the connections it needs are open. What cannot be answered now is no reason not to start.
 */
export async function warmPages({ app, hooks }: Pick<Platform, 'app' | 'hooks'>): Promise<void> {
  for (let time = 0; time < TIMES; time++) {
    for (const url of FIRST_SEEN) {
      await app.inject({ url, headers: { 'accept-encoding': 'br' }, remoteAddress: IN_PROCESS })
    }
    hooks.forgetPages()
  }
}
