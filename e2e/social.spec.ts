import { randomInt } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { issuerVariables } from '../apps/server/src/features/accounts/social/issuer-variables.testing.ts'
import {
  type LocalIssuer,
  startLocalIssuer,
} from '../apps/server/src/features/accounts/social/local-issuer.testing.ts'
import { type RunningServer, startServer } from './support/start-server.ts'

let issuer: LocalIssuer
let server: RunningServer

test.beforeAll(async () => {
  test.setTimeout(240_000)
  issuer = await startLocalIssuer(() => Math.floor(Date.now() / 1_000))
  // People are enough here, and start sooner than a market.
  server = await startServer({ ...issuerVariables(issuer.url), DEMO_SIZE: '0' })
})
test.afterAll(async () => {
  await server.stop()
  await issuer.stop()
})

function beSomebody(wish: Partial<LocalIssuer['person']> = {}) {
  const sub = `sub-${randomInt(1_000_000_000)}`
  issuer.person = { sub, email: `${sub}@gmail.com`, email_verified: true, ...wish }
}

async function enter(page: Page, provider: 'Google' | 'Apple') {
  await page.goto(`${server.url}/iniciar-sesion`)
  await page.getByRole('button', { name: `Continuar con ${provider}` }).click()
}

async function completeProfile(page: Page) {
  await expect(page.getByRole('heading', { name: 'Completá tu perfil' })).toBeVisible()
  await page.getByLabel('Fecha de nacimiento').fill('1990-02-28')
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('221 555 0134')
  await page.getByRole('combobox', { name: 'Provincia' }).selectOption('Salta')
  await page.getByRole('combobox', { name: 'Ciudad' }).fill('Cachi')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(page).toHaveURL(`${server.url}/`)
}

test('by Google the first login asks for the profile, the second leads straight home', async ({
  browser,
}) => {
  beSomebody({ given_name: 'Inés', family_name: 'Paz' })
  const page = await browser.newPage()
  await enter(page, 'Google')
  await expect(page).toHaveURL(`${server.url}/completar-perfil`)
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Inés')
  await completeProfile(page)
  await page.close()

  const again = await browser.newPage()
  await enter(again, 'Google')
  await expect(again).toHaveURL(`${server.url}/`)
  await expect(again.getByRole('link', { name: 'Iniciar Sesión' })).toHaveCount(0)
  await again.close()
})

test('by Apple the form is posted from its site, and its name is kept', async ({ browser }) => {
  beSomebody()
  issuer.appleUser = JSON.stringify({ name: { firstName: 'Ana', lastName: 'Sosa' } })
  const page = await browser.newPage()
  await enter(page, 'Apple')
  await expect(page).toHaveURL(`${server.url}/completar-perfil`)
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Ana')
  await completeProfile(page)
  await page.close()
})

test('an e-mail that somebody has here is not joined on the word of whoever does not run its mailbox', async ({
  browser,
}) => {
  const page = await browser.newPage()
  beSomebody({ email: 'compradora@demo.test' })
  await enter(page, 'Google')
  await expect(page.getByRole('heading', { name: 'Error de autenticación' })).toBeVisible()
  await expect(
    page.getByText('Ya hay una cuenta con este email. Iniciá sesión con tu contraseña.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Volver al login' }).click()
  await expect(page).toHaveURL(`${server.url}/iniciar-sesion`)

  issuer.appleUser = undefined
  await enter(page, 'Apple')
  await expect(page.getByRole('heading', { name: 'Error de autenticación con Apple' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await page.close()
})

test('callbacks without an answer say so', async ({ page }) => {
  await page.goto(`${server.url}/auth/google/callback`)
  await expect(page.getByText('Missing authorization code or state')).toBeVisible()
  await page.goto(`${server.url}/auth/google/callback?error=access_denied`)
  await expect(page.getByText('Google OAuth error')).toBeVisible()
  await page.goto(`${server.url}/apple-callback?success=false&error=Llam%C3%A1+a+este+n%C3%BAmero`)
  await expect(page.getByText('Authentication failed')).toBeVisible()
})
