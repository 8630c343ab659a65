import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test } from './support/journey.ts'
import type { MadePerson } from './support/maker.ts'
import { makeScreens } from './support/screens.ts'
import { settled } from './support/settled.ts'

const FOLDER = join(import.meta.dirname, 'shots')
const looks = [
  { width: 390, phone: true, dark: false },
  { width: 390, phone: true, dark: true },
  { width: 1280, phone: false, dark: false },
  { width: 1280, phone: false, dark: true },
]

/** A picture of the whole page shows what lies below the fold too. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  })
}

// For people to look at: E2E_SHOTS=1 npm run e2e -- shots
test('a picture of every screen', async ({ visit, maker, seller }) => {
  test.setTimeout(900_000)
  const screens = await makeScreens(maker, seller)
  for (const { width, phone, dark } of looks) {
    const pages = new Map<MadePerson | undefined, Page>()
    for (const { name, path, as } of screens) {
      const page = pages.get(as) ?? (await visit('/todas', { phone, dark, ...(as && { as }) }))
      pages.set(as, page)
      await page.goto(path)
      await settled(page)
      await loadPictures(page)
      await page.screenshot({
        path: join(FOLDER, `${name}-${width}-${dark ? 'dark' : 'light'}.png`),
        fullPage: true,
      })
    }
  }
})
