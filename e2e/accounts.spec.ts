import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { logIn } from './support/log-in.ts'
import { readMail } from './support/read-mail.ts'

async function fillRegistration(page: Page, texts: { email: string; username: string }) {
  await page.getByRole('textbox', { name: 'Email' }).fill(texts.email)
  await page.getByRole('textbox', { name: 'Nombre de usuario' }).fill(texts.username)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('gaviota sobre el río')
  const next = page.getByRole('button', { name: 'Continuar' })
  if (await next.isVisible()) await next.click()
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Inés')
  await page.getByRole('textbox', { name: 'Apellido' }).fill('Paz')
  await page.getByLabel('Fecha de nacimiento').fill('1990-02-28')
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('221 555 0134')
  if (await next.isVisible()) await next.click()
  await page.getByRole('combobox', { name: 'Provincia' }).selectOption('Salta')
  await page.getByRole('combobox', { name: 'Ciudad' }).fill('Cachi')
}

test('registering says every fault at its field and goes to the first one', async ({ visit }) => {
  const page = await visit('/registrarse')
  await page.getByRole('button', { name: 'Registrarse' }).click()
  for (const sentence of ['Completá tu email.', 'Completá tu nombre de usuario.', 'Completá tu apellido.']) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()

  await page.getByRole('textbox', { name: 'Email' }).fill('no es un email')
  await page.getByRole('textbox', { name: 'Nombre de usuario' }).fill('ñandú!')
  await page.getByLabel('Fecha de nacimiento').fill(`${new Date().getUTCFullYear() - 17}-01-01`)
  await page.getByLabel('Fecha de nacimiento').blur()
  await expect(page.getByText('Escribí un email válido, como nombre@correo.com.')).toBeVisible()
  await expect(
    page.getByText('Usá de 3 a 24 letras sin acentos, números, puntos o guiones bajos.'),
  ).toBeVisible()
  await expect(page.getByText('Para registrarte tenés que tener 18 años o más.')).toBeVisible()
})

test('a taken e-mail and a taken username are said at their fields', async ({ visit, maker }) => {
  const taken = await maker.person()
  const page = await visit('/registrarse')
  await fillRegistration(page, { email: taken.email, username: `otra_${taken.id}` })
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await expect(page.getByText('Este email ya está registrado. ¿Ya tienes una cuenta?')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()

  await page.getByRole('textbox', { name: 'Email' }).fill(`otra_${taken.id}@correo.test`)
  await page.getByRole('textbox', { name: 'Nombre de usuario' }).fill(taken.username.toUpperCase())
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await expect(page.getByText('Este nombre de usuario ya está en uso. Elige otro.')).toBeVisible()
})

test('on a phone the registration goes step by step, and back to the step at fault', async ({
  visit,
  maker,
}) => {
  const taken = await maker.person()
  const page = await visit('/registrarse', { phone: true })
  await expect(page.getByText('Paso 1 de 3')).toBeVisible()
  await fillRegistration(page, { email: taken.email, username: `paso_${taken.id}` })
  await expect(page.getByText('Paso 3 de 3')).toBeVisible()
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await expect(page.getByText('Paso 1 de 3')).toBeVisible()
  await expect(page.getByText('Este email ya está registrado. ¿Ya tienes una cuenta?')).toBeVisible()

  await page.getByRole('textbox', { name: 'Email' }).fill(`paso_${taken.id}@correo.test`)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await expect(page.getByRole('dialog', { name: 'Verificá tu email' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Reenviar en 0:\d\d$/ })).toBeDisabled()
})

test('the verification takes only the right code, and sends another one', async ({ visit, maker }) => {
  const person = await maker.person({ verified: false })
  const page = await visit('/', { as: person })
  const overlay = page.getByRole('dialog', { name: 'Verificá tu email' })
  await overlay.getByRole('button', { name: 'Reenviar código' }).click()
  await expect(overlay.getByText('Se ha enviado un código de verificación a tu email')).toBeVisible()
  await expect(overlay.getByRole('button', { name: /^Reenviar en [01]:\d\d$/ })).toBeDisabled()

  const { subject } = await readMail(page, person.email, /es tu código/)
  const right = subject.slice(0, 6)
  const wrong = right === '000000' ? '000001' : '000000'
  await overlay.getByLabel('primera cifra').focus()
  await page.keyboard.type(wrong)
  await expect(overlay.getByText('Código inválido')).toBeVisible()
  await expect(overlay.getByLabel('primera cifra')).toHaveValue('')

  await overlay.getByLabel('primera cifra').fill('1')
  await overlay.getByRole('button', { name: 'Verificar' }).click()
  await expect(overlay.getByText('Please enter all 6 digits')).toBeVisible()

  await page.reload()
  await overlay.getByRole('button', { name: 'Reenviar código' }).click()
  await expect(
    overlay.getByText('Hubo un error al enviar el código, por favor intente más tarde.'),
  ).toBeVisible()

  // A phone's suggestion writes the whole code into the first box.
  await overlay.getByLabel('primera cifra').fill(right)
  await expect(page.getByText('¡Cuenta verificada con éxito!')).toBeVisible()
  await expect(overlay).toBeHidden()
})

test('a wrong password is said, the right one leads back to where one was', async ({ visit, maker }) => {
  const person = await maker.person()
  const page = await visit('/buscar?q=bicicleta%20de%20paseo')
  await page.getByRole('link', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/iniciar-sesion')
  await logIn(page, { email: person.email, password: 'no es esta' })
  await expect(page.getByText('El email o la contraseña no son correctos.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toBeFocused()
  await logIn(page, person)
  await expect(page).toHaveURL(/\/buscar\?q=bicicleta(%20|\+)de(%20|\+)paseo$/)
  await expect(page.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()
})

test('screens for members ask for the login and open after it, query and all', async ({ visit, maker }) => {
  const page = await visit('/notificaciones?page=2')
  await expect(page).toHaveURL('/iniciar-sesion')
  await logIn(page, await maker.person())
  await expect(page).toHaveURL('/notificaciones?page=2')

  const visitor = await visit('/')
  for (const path of ['/crear-subasta', '/administrar-subastas']) {
    await visitor.goto(path)
    await expect(visitor).toHaveURL('/iniciar-sesion')
  }
})

test('screens for guests send whoever is logged in home', async ({ visit, maker }) => {
  const page = await visit('/iniciar-sesion', { as: await maker.person() })
  await expect(page).toHaveURL('/')
  await page.goto('/registrarse')
  await expect(page).toHaveURL('/')
})

test('logging out loads the page anew and leaves nothing behind', async ({ visit, maker }) => {
  const person = await maker.person()
  const page = await visit('/todas', { as: person })
  await page.getByRole('button', { name: 'Tu cuenta' }).click()
  await expect(page.getByText('Ingresaste como:')).toBeVisible()
  await expect(page.getByText(person.username)).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await reloaded
  await expect(page).toHaveURL('/todas')
  await expect(page.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /session|auth|token/i.test(key))),
  ).toEqual([])
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session')
  const answer = await page.request.get('/api/user/sessiondata', {
    headers: { cookie: `session=${person.token}` },
  })
  expect(answer.status()).toBe(401)
})
