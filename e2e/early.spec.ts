import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { readMail } from './support/read-mail.ts'

/** Holds back the app's code, as a slow line does; what is returned lets it go on. */
async function holdCode(context: BrowserContext): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await context.route(/\/assets\/(?!early-).*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** `early.js` watches until then. */
const isThere = (page: Page) => page.evaluate(() => (globalThis as { EARLY?: unknown }).EARLY === undefined)

/** Writes into the drawn page at a path before its code is there, and waits until the app has it. */
async function writeEarly(page: Page, path: string, write: () => Promise<void>): Promise<void> {
  const letGo = await holdCode(page.context())
  await page.goto(path, { waitUntil: 'commit' })
  await write()
  expect(await isThere(page), 'the app is not there yet').toBe(false)
  letGo()
  await expect.poll(() => isThere(page)).toBe(true)
}

test('a form filled in and sent before the app is there loses nothing', async ({ visit }) => {
  const page = await visit('/404', { phone: true })
  const email = `apurada.${Date.now()}@correo.test`
  await writeEarly(page, '/arrepentimiento', async () => {
    await page.getByLabel('Nombre y apellido').fill('Ana Paz')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Teléfono').fill('341 555 0100')
    await page.getByLabel('¿De qué compra se trata?').fill('Subasta 12, bicicleta')
    await page.getByLabel('¿Querés agregar algo?').fill('Llegó rota')
    await page.getByRole('button', { name: 'Enviar y recibir mi código' }).click()
  })
  const code = (await page.getByTestId('code').textContent()) ?? ''
  const mail = await readMail(page, email, /tu pedido de arrepentimiento/)
  expect(mail.subject).toContain(code)
})

test('a registration filled in before the app is there is whole', async ({ visit }) => {
  const page = await visit('/404')
  const texts = {
    Email: `temprana.${Date.now()}@correo.test`,
    'Nombre de usuario': `temprana${Date.now().toString(36)}`,
    Contraseña: 'gaviota sobre el río',
    Nombre: 'Inés',
    Apellido: 'Paz',
    'Fecha de nacimiento': '1990-02-28',
    Teléfono: '221 555 0134',
  }
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const province = page.getByRole('combobox', { name: 'Provincia' })
  await writeEarly(page, '/registrarse', async () => {
    await province.selectOption('Salta')
    for (const [label, text] of Object.entries(texts)) await field(label).fill(text)
  })
  for (const [label, text] of Object.entries(texts)) await expect(field(label)).toHaveValue(text)
  await expect(province).toHaveValue('Salta')
  // Cities wait for their province, and so for the app.
  await field('Ciudad').fill('Cachi')
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await expect(page).toHaveURL('/#new-user')
})

test('what was pressed before the app is there is done once it is', async ({ visit }) => {
  const phone = await visit('/404', { phone: true })
  await writeEarly(phone, '/todas', () => phone.getByRole('button', { name: 'Abrir el menú' }).click())
  await expect(phone.getByRole('dialog').getByText('Populares')).toBeVisible()

  const desk = await visit('/404')
  await writeEarly(desk, '/todas', () => desk.getByRole('button', { name: 'Categorías' }).click())
  await expect(desk.getByRole('button', { name: 'Categorías' })).toHaveAttribute('aria-expanded', 'true')
})

test('a list is narrowed and put in order by what was chosen before the app is there', async ({ visit }) => {
  const page = await visit('/404')
  await writeEarly(page, '/todas', () => page.getByRole('button', { name: 'Base $0' }).click())
  await expect(page).toHaveURL(/[?&]base0=/)
  const other = await visit('/404')
  await writeEarly(other, '/todas', async () => {
    await other.getByLabel('Ordenar por').selectOption('Mayor precio')
  })
  await expect(other).toHaveURL('/todas?orden=mayor-precio')
})

test('who goes on writing while the app comes writes on where they were', async ({ visit }) => {
  const page = await visit('/404')
  const name = page.getByLabel('Nombre y apellido')
  await writeEarly(page, '/arrepentimiento', async () => {
    await name.pressSequentially('Ana Paz')
    for (const _ of 'Paz') await page.keyboard.press('ArrowLeft')
  })
  await page.keyboard.type('de la ')
  await expect(name).toHaveValue('Ana de la Paz')
})

test('a search sent before the app is there is the browser’s own', async ({ visit }) => {
  const page = await visit('/404')
  const letGo = await holdCode(page.context())
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Buscar subastas' }).fill('guitarra')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/buscar?q=guitarra')
  await expect(page.getByRole('heading', { level: 1, name: /guitarra/ })).toBeVisible()
  letGo()
  await expect.poll(() => isThere(page)).toBe(true)
})
