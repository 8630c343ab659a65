import { expect, type Locator, type Page } from '@playwright/test'

/** Pesos as the pages write them. */
export function pesos(amount: number): string {
  return `$ ${amount.toLocaleString('es-AR')}`
}

/** The page of an auction, as a person reads and uses it. */
export interface AuctionPage {
  readonly page: Page
  /** The box with price, clock and standing. */
  readonly panel: Locator
  readonly price: Locator
  readonly maximum: Locator
  /** Types a maximum, presses PUJAR and confirms. */
  bid(amount: number): Promise<void>
}

export function auctionPage(page: Page): AuctionPage {
  const panel = page.getByRole('main').getByRole('complementary')
  const maximum = page.getByRole('textbox', { name: /^Tu (nuevo )?máximo$/ })
  return {
    page,
    panel,
    price: panel.getByText(/^(Puja más alta|Precio base) ·/).locator('xpath=following-sibling::p[1]'),
    maximum,
    async bid(amount) {
      await maximum.fill(String(amount))
      await page.getByRole('button', { name: /^(PUJAR|Subir( mi)? máximo)$/ }).click()
      const dialog = page.getByRole('dialog', { name: /^¿(Confirmás tu puja|Subís tu máximo)\?$/ })
      await expect(dialog).toContainText(pesos(amount))
      await dialog.getByRole('button', { name: /^(Sí, pujar|Subir mi máximo) / }).click()
      await expect(dialog).toBeHidden()
    },
  }
}
