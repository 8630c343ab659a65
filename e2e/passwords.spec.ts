import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { readMail } from './support/read-mail.ts'

const NEXT = 'cuatro termos de agua'

async function logIn(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
}

test('a forgotten password is replaced by a mailed link, once, and other browsers are logged out', async ({
  visit,
  maker,
}) => {
  const person = await maker.person()
  const elsewhere = await visit('/notificaciones', { as: person })
  const page = await visit('/iniciar-sesion')
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText('Completá tu email.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText(/Si hay una cuenta con/)).toBeVisible()

  const { text } = await readMail(page, person.email, /contraseña nueva/)
  const link = /\/reiniciar-contrasena#[\w-]+/.exec(text)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Contraseña nueva' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill('corta')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByText('La contraseña tiene que tener al menos 8 caracteres.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill('password123')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByText(/más usadas y fáciles de adivinar/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill(NEXT)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByText(/Tu contraseña cambió/)).toBeVisible()
  await logIn(page, person.email, NEXT)
  await expect(page).toHaveURL('/')

  await elsewhere.reload()
  await expect(elsewhere).toHaveURL('/iniciar-sesion')

  const again = await visit(link)
  await again.getByRole('textbox', { name: 'Contraseña nueva' }).fill('seis termos de agua')
  await again.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(again.getByText('Ese enlace ya se usó o venció. Pedí otro.')).toBeVisible()
  await again.getByRole('button', { name: 'Pedir otro enlace' }).click()
  await expect(again.getByRole('button', { name: 'Enviar enlace' })).toBeVisible()
})

test('a password is changed in the settings, and only this browser stays', async ({ visit, maker }) => {
  const person = await maker.person()
  const other = await visit('/iniciar-sesion')
  await logIn(other, person.email, person.password)
  await expect(other.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()

  const page = await visit('/configuracion-cuenta#contrasena', { as: person })
  const section = page.getByRole('region', { name: 'Contraseña' })
  await section.getByRole('textbox', { name: 'Contraseña actual' }).fill('no es esta')
  await section.getByRole('textbox', { name: 'Contraseña nueva' }).fill(NEXT)
  await section.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(section.getByText('La contraseña actual no es correcta.')).toBeVisible()
  await section.getByRole('textbox', { name: 'Contraseña actual' }).fill(person.password)
  await section.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByText(/Cambiaste tu contraseña/)).toBeVisible()

  await other.goto('/notificaciones')
  await expect(other).toHaveURL('/iniciar-sesion')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Contraseña' })).toBeVisible()
})

test('a device is ended from another one', async ({ visit, maker }) => {
  const person = await maker.person()
  const other = await visit('/iniciar-sesion')
  await logIn(other, person.email, person.password)
  await expect(other.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()

  const page = await visit('/configuracion-cuenta#dispositivos', { as: person })
  const section = page.getByRole('region', { name: 'Tus dispositivos' })
  await expect(section.getByText('Este dispositivo')).toBeVisible()
  await section.getByRole('button', { name: /^Cerrar sesión en Chrome/ }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await other.goto('/notificaciones')
  await expect(other).toHaveURL('/iniciar-sesion')
})

test('the address behind the login survives it, query and hash, and another tab follows in and out', async ({
  visit,
  maker,
  faults,
}) => {
  // The live connection begins anew for the new person while the first one is still being made.
  faults.allow(/WebSocket is closed before the connection is established/)
  const person = await maker.person()
  const page = await visit('/notificaciones?page=2#fin')
  await expect(page).toHaveURL('/iniciar-sesion')
  const tab = await page.context().newPage()
  await tab.goto('/todas')
  await logIn(page, person.email, person.password)
  await expect(page).toHaveURL('/notificaciones?page=2#fin')
  await expect(tab.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()

  await page.getByRole('button', { name: 'Tu cuenta' }).click()
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(tab.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
})
