import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { screens as routes } from '../apps/server/src/pages/screens.ts'
import { expect, test } from './support/journey.ts'
import type { MadePerson } from './support/maker.ts'
import { makeScreens, type Screen } from './support/screens.ts'
import { settled } from './support/settled.ts'

// Playwright hands the same worker's fixtures to all of these, so the screens are made once.
let screens: Screen[] = []
test.beforeAll(async ({ maker, seller }) => {
  screens = await makeScreens(maker, seller)
})

const DESKTOP = { width: 1280, height: 800 }
const SMALLEST = { width: 320, height: 740 }
const PHONE = { width: 390, height: 844 }
const LARGER = 2
const COLOURS = ['color-contrast']

/** What axe finds on a page as it is now. Without its second page, which it would open for every look. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const found = await (rules ? axe.withRules(rules) : axe).analyze()
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' · ')}`,
  )
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

/** What is too wide where a browser is told to write larger, and where a phone enlarges letters and nothing else. */
async function sidewaysEnlarged(page: Page): Promise<string[]> {
  await page.evaluate((times) => {
    document.documentElement.style.fontSize = `${16 * times}px`
  }, LARGER)
  const told = await sideways(page)
  await enlargeLetters(page)
  return [...told, ...(await sideways(page))]
}

/** Lasts until the next page. */
function enlargeLetters(page: Page): Promise<void> {
  return page.evaluate((times) => {
    document.documentElement.style.fontSize = ''
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')]
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    for (const [i, { style }] of elements.entries()) style.fontSize = `${(sizes[i] ?? 0) * times}px`
  }, LARGER)
}

interface Shape {
  readonly size?: typeof DESKTOP
  readonly theme?: 'light' | 'dark'
}

/** Changes an open page's shape or theme, and waits until what moves on the way has arrived. */
async function change(page: Page, { size, theme }: Shape): Promise<void> {
  if (size) await page.setViewportSize(size)
  if (theme) await page.emulateMedia({ colorScheme: theme })
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

const LOOKS: readonly (readonly [string, Shape])[] = [
  ['desktop', { size: DESKTOP }],
  ['320 px', { size: SMALLEST }],
]

/**
 * Looks at an open screen in both shapes and both themes without loading it again: one theme on the desktop, the other
 * at 320 pixels, and on every second screen the other way round. Where nothing but contents differs, by one look.
 */
async function look(page: Page, alike: boolean, turned: boolean): Promise<string[]> {
  const wrong: string[] = []
  for (const [name, shape] of LOOKS) {
    const theme = (shape.size === DESKTOP) === turned ? 'dark' : 'light'
    await change(page, { ...shape, theme })
    const found = await violations(page, alike && shape.size === SMALLEST ? COLOURS : undefined)
    const wide = shape.size === SMALLEST ? await sideways(page) : []
    wrong.push(...[...found, ...wide].map((line) => `${name}, ${theme}: ${line}`))
  }
  await change(page, { size: PHONE })
  wrong.push(...(await sidewaysEnlarged(page)).map((line) => `large letters: ${line}`))
  await change(page, { size: DESKTOP })
  return wrong
}

/** Goes through the screens with one browser per person; what is wrong on one is said also when the next never comes. */
async function lookAt(
  wanted: readonly Screen[],
  visitAs: (as: MadePerson | undefined) => Promise<Page>,
): Promise<void> {
  const pages = new Map<MadePerson | undefined, Page>()
  for (const [i, { name, path, as, alike = false }] of wanted.entries()) {
    const page = pages.get(as) ?? (await visitAs(as))
    pages.set(as, page)
    await page.goto(path)
    await settled(page)
    expect.soft(await look(page, alike, i % 2 === 1), name).toEqual([])
  }
}

test('every screen of the route table is among those that are looked at', () => {
  const paths = screens.map(({ path }) => path.replace(/[?#].*/, ''))
  const forgotten = routes.filter((route) => {
    const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`)
    return !paths.some((path) => pattern.test(path))
  })
  expect(forgotten).toEqual([])
})

for (const members of [false, true]) {
  test(`no screen of ${members ? 'members' : 'visitors'} shuts anybody out, by light, in the dark, at 320 pixels and with large letters @looks`, async ({
    visit,
  }) => {
    test.setTimeout(240_000)
    await lookAt(
      screens.filter(({ as }) => (as !== undefined) === members),
      (as) => visit('/todas', as ? { as } : {}),
    )
  })
}
