import { expect, type Page } from '@playwright/test'

/** Waits until a screen shows what it is about: its heading stands, and nothing says that it is loading or holds the place of what comes. */
export async function settled(page: Page): Promise<void> {
  const content = page.getByRole('main').or(page.getByRole('dialog'))
  await expect(content.getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0)
  await expect(page.locator('.animate-shimmer:visible')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
