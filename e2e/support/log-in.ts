import type { Page } from '@playwright/test'
import type { MadePerson } from './maker.ts'

/** Fills the login's form and sends it. */
export async function logIn(page: Page, { email, password }: Pick<MadePerson, 'email' | 'password'>) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
}
