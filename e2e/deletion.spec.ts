import type { Page } from '@playwright/test'
import { bidOverHttp } from './support/bid-over-http.ts'
import { expect, test } from './support/journey.ts'
import type { MadePerson } from './support/maker.ts'
import { publishOverHttp } from './support/publish-over-http.ts'

/** Opens the dialog, fills it in and confirms. */
async function confirm(page: Page, { password }: Pick<MadePerson, 'password'>) {
  await page.getByRole('button', { name: 'Eliminar Mi Cuenta' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' })
  const sure = dialog.getByRole('button', { name: 'Eliminar Cuenta' })
  await expect(sure).toBeDisabled()
  await dialog.getByRole('textbox', { name: /ELIMINAR/ }).fill('ELIMINAR')
  await dialog.getByRole('textbox', { name: 'Contraseña' }).fill(password)
  await sure.click()
  return dialog
}

test('without a session the screen sends to the login', async ({ visit }) => {
  const page = await visit('/eliminar-cuenta')
  await expect(page.getByRole('heading', { name: 'Acceso Denegado' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir al Login' }).click()
  await expect(page).toHaveURL('/iniciar-sesion')
})

test('the dialog says what is wrong, keeps it there, and forgets everything when closed', async ({
  visit,
  maker,
}) => {
  const person = await maker.person()
  const page = await visit('/eliminar-cuenta', { as: person })
  const dialog = await confirm(page, { password: 'no es esta' })
  await expect(dialog.getByRole('alert')).toHaveText('La contraseña no es correcta.')
  await dialog.getByRole('textbox', { name: /ELIMINAR/ }).fill('eliminar')
  await dialog.getByRole('textbox', { name: /ELIMINAR/ }).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(
    'Por favor escribe el texto de confirmación exactamente como se muestra',
  )
  await expect(dialog.getByRole('button', { name: 'Eliminar Cuenta' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Eliminar Mi Cuenta' }).click()
  await expect(dialog.getByRole('textbox', { name: /ELIMINAR/ })).toHaveValue('')
  await expect(dialog.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('a seller and a leader stay, each with the reason, and the outbid one leaves for good', async ({
  visit,
  maker,
}) => {
  const [seller, leader, rival] = [
    await maker.person({ score: 90 }),
    await maker.person(),
    await maker.person(),
  ]
  const auction = await publishOverHttp(seller, { title: 'Reloj de pared con péndulo' })
  const selling = await visit('/eliminar-cuenta', { as: seller })
  await expect((await confirm(selling, seller)).getByRole('alert')).toHaveText(
    'El usuario tiene subastas activas',
  )

  await bidOverHttp(leader, auction, 12_000)
  const page = await visit('/eliminar-cuenta', { as: leader })
  const dialog = await confirm(page, leader)
  await expect(dialog.getByRole('alert')).toHaveText('El usuario tiene pujas activas')
  await bidOverHttp(rival, auction, 20_000)
  await dialog.getByRole('button', { name: 'Eliminar Cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Cuenta Eliminada' })).toBeVisible()
  await expect(page).toHaveURL('/', { timeout: 10_000 })

  await page.goto('/iniciar-sesion')
  await page.getByRole('textbox', { name: 'Email' }).fill(leader.email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(leader.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page.getByText('El email o la contraseña no son correctos.')).toBeVisible()
  await maker.person({ username: leader.username })
})
