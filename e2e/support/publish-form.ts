import { expect, type Locator, type Page } from '@playwright/test'

/** The form for publishing, as a person reads and uses it. */

export const field = (page: Page, name: string) => page.getByRole('textbox', { name })
export const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const saved = (page: Page) => expect(page.getByText('Guardado', { exact: true })).toBeVisible()
/** Where photos are chosen. */
export const files = (page: Page | Locator) => page.getByLabel(/^Agreg/)

export async function fillThing(page: Page, title = 'Máquina de coser a pedal') {
  await field(page, 'Título').fill(title)
  await field(page, 'Descripción').fill('Funciona. Con su mueble.')
  await choice(page, 'Categoría').selectOption({ index: 1 })
  await choice(page, 'Subcategoría').selectOption({ index: 1 })
  await choice(page, 'Estado').selectOption('usado')
}

export async function fillDelivery(page: Page) {
  await page.getByLabel('A convenir').check()
  await choice(page, 'Provincia').selectOption('Mendoza')
  await choice(page, 'Ciudad').fill('Malargüe')
}
