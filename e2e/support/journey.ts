import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { type MadePerson, type Maker, openMaker } from './maker.ts'
import { serverUrl } from './server-url.ts'
import { storageOf } from './storage-of.ts'
import { type Faults, watchFaults } from './watch-faults.ts'

export interface VisitWish {
  /** With this person's session; a visitor when not given. */
  readonly as?: MadePerson
  /** A telephone of 390 × 844, touched. */
  readonly phone?: boolean
  readonly dark?: boolean
  readonly width?: number
  /** What the browser says it is; its own when not given. */
  readonly userAgent?: string
}

interface Journey {
  faults: Faults
  /** Opens a browser of its own at a path, as somebody. */
  visit(path: string, wish?: VisitWish): Promise<Page>
}

interface Shared {
  maker: Maker
  /** Somebody who may publish as much as a journey needs. */
  seller: MadePerson
}

const CLOSING_MS = 10_000

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const

/** Chromium may, once in a thousand times, not answer that it closed: the journey is over by then, and nobody waits. */
async function closeSoon(context: BrowserContext): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CLOSING_MS)
  })
  await Promise.race([context.close(), enough])
  clearTimeout(timer)
}

/** Playwright's test with people's browsers and a maker. Anything that goes wrong in any of the browsers fails it. */
export const test = base.extend<Journey, Shared>({
  maker: [
    // Playwright reads from the braces which fixtures are wanted.
    async ({ browserName: _ }, use) => {
      const maker = await openMaker(process.env.E2E_DATA_DIR ?? '')
      await use(maker)
      await maker.stop()
    },
    { scope: 'worker' },
  ],
  seller: [async ({ maker }, use) => use(await maker.person({ score: 90 })), { scope: 'worker' }],
  faults: async ({ browserName: _ }, use) => {
    const faults = watchFaults()
    await use(faults)
    base.expect(faults.list(), 'nothing went wrong in any browser').toEqual([])
  },
  visit: async ({ browser, faults }, use) => {
    const opened: Awaited<ReturnType<typeof browser.newContext>>[] = []
    await use(async (path, { as, phone = false, dark = false, width, userAgent } = {}) => {
      const context = await browser.newContext({
        baseURL: serverUrl(),
        colorScheme: dark ? 'dark' : 'light',
        ...(phone && PHONE),
        ...(width !== undefined && { viewport: { width, height: 844 } }),
        ...(userAgent !== undefined && { userAgent }),
        ...(as && { storageState: storageOf(as) }),
      })
      opened.push(context)
      faults.watch(context)
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    await Promise.all(opened.map(closeSoon))
  },
})

export { expect } from '@playwright/test'
