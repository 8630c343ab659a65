import { expect, type Page } from '@playwright/test'

/** Lets a browser without a sheet for sharing have one, which writes down what it was given. */
function addSheet(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (given: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(given)
      },
    })
  })
}

/** Shares the auction that a page shows, by `press`ing its button, and looks at it as a messenger does. */
export async function share(page: Page, press: () => Promise<void>, phone = false): Promise<void> {
  const url = page.url()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  if (phone) await addSheet(page)
  await press()
  if (phone) {
    await expect(page.locator('html')).toHaveAttribute('data-shared', JSON.stringify({ title, url }))
  } else {
    await expect(page.getByText('Copiamos el enlace.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  }

  const seen = await (await page.request.get(url)).text()
  const content = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(seen)?.[1] ?? ''
  expect(content('og:title')).toContain(title)
  expect(content('og:url')).toBe(url)
  const picture = await page.request.get(content('og:image'))
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
}
