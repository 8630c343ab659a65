import type { BrowserContext, Page } from '@playwright/test'

/** Everything that went wrong in any browser of a journey. */
export interface Faults {
  watch(context: BrowserContext): void
  /** What the journey provokes itself, from here on. */
  allow(expected: RegExp): void
  /** What nobody expected. */
  list(): string[]
}

// A refusal (4xx) of a call is an answer that the page shows; the browser prints it all the same.
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/
const PARTS = new Set(['document', 'stylesheet', 'script', 'image', 'font'])

export function watchFaults(): Faults {
  const seen: string[] = []
  const allowed: RegExp[] = []

  function note(page: Page, sentence: string) {
    seen.push(`${new URL(page.url(), 'http://nowhere').pathname}: ${sentence}`)
  }

  function watchPage(page: Page) {
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || REFUSED.test(message.text())) return
      note(page, `console: ${message.text()}`)
    })
    page.on('pageerror', (error) => note(page, `uncaught: ${error.stack ?? error.message}`))
    page.on('crash', () => note(page, 'the page crashed'))
    page.on('response', (response) => {
      const status = response.status()
      const kind = response.request().resourceType()
      if (status < 500 && !(status >= 400 && kind !== 'document' && PARTS.has(kind))) return
      note(page, `${status} ${response.request().method()} ${response.url()}`)
    })
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      // Leaving a page ends what it was still asking for.
      if (why === 'net::ERR_ABORTED') return
      note(page, `${why} ${request.method()} ${request.url()}`)
    })
  }

  return {
    watch: (context) => context.on('page', watchPage),
    allow: (expected) => allowed.push(expected),
    list: () => seen.filter((fault) => !allowed.some((expected) => expected.test(fault))),
  }
}
