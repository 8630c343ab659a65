import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import type { MadePerson } from './support/maker.ts'
import { makeScreens, type Screen } from './support/screens.ts'
import { settled } from './support/settled.ts'

// Playwright hands the same worker's fixtures to all of these, so the screens are made once.
let screens: Screen[] = []
test.beforeAll(async ({ maker, seller }) => {
  screens = await makeScreens(maker, seller)
})

type VisitAs = (as: MadePerson | undefined) => Promise<Page>

/** Goes through the screens with one browser per person, and says which of them have something wrong. */
async function findWrong(visitAs: VisitAs, wrongOn: (page: Page, screen: Screen) => Promise<string[]>) {
  const pages = new Map<MadePerson | undefined, Page>()
  const wrong: Record<string, string[]> = {}
  for (const screen of screens) {
    const { name, path, as } = screen
    const page = pages.get(as) ?? (await visitAs(as))
    pages.set(as, page)
    await page.goto(path)
    await settled(page)
    const found = await wrongOn(page, screen)
    if (found.length > 0) wrong[name] = found
  }
  return wrong
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const found = await (rules ? axe.withRules(rules) : axe).analyze()
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' · ')}`)
}

/** How wide the page is and what makes it so, when that is more than the screen. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`
    return [`${scrollWidth} px wide`, ...wide.slice(0, 5).map(name)]
  })
}

test('no screen shuts anybody out, by light @looks', async ({ visit }) => {
  test.setTimeout(240_000)
  const wrong = await findWrong(
    (as) => visit('/todas', as ? { as } : {}),
    (page) => violations(page),
  )
  expect(wrong).toEqual({})
})

// What differs by theme is colour; the smallest screens are looked at in the same round.
test('every text can be read in the dark, and nothing scrolls sideways at 320 pixels @looks', async ({
  visit,
}) => {
  test.setTimeout(240_000)
  const wrong = await findWrong(
    (as) => visit('/todas', { phone: true, width: 320, dark: true, ...(as && { as }) }),
    async (page, { alike }) => [
      ...(alike ? [] : await violations(page, ['color-contrast'])),
      ...(await sideways(page)),
    ],
  )
  expect(wrong).toEqual({})
})
