import { expect, test } from './support/journey.ts'
import { makePhoto } from './support/make-photo.ts'
import { publishOverHttp } from './support/publish-over-http.ts'

test('changes the profile and the photo, and keeps what was typed when a field is refused', async ({
  visit,
  maker,
}) => {
  const me = await maker.person()
  const page = await visit('/configuracion-cuenta', { as: me })
  const profile = page.getByRole('region', { name: 'Perfil', exact: true })
  await profile.getByRole('textbox', { name: 'Nombre' }).fill('Inés4')
  await profile.getByRole('textbox', { name: 'Apellido' }).fill('Paz Quiroga')
  await profile.getByRole('button', { name: 'Guardar' }).click()
  await expect(profile.getByText('Usá solo letras, espacios, guiones y apóstrofos.')).toBeVisible()
  await expect(profile.getByRole('textbox', { name: 'Nombre' })).toBeFocused()
  await expect(profile.getByRole('textbox', { name: 'Apellido' })).toHaveValue('Paz Quiroga')
  await profile.getByRole('textbox', { name: 'Nombre' }).fill('Inés')
  await profile.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Cambios guardados')).toBeVisible()

  await page
    .getByLabel('Cambiar foto')
    .last()
    .setInputFiles(await makePhoto('yo.jpg', 20))
  const dialog = page.getByRole('dialog', { name: 'Tu foto de perfil' })
  await dialog.getByRole('slider', { name: 'Acercar' }).fill('2')
  await dialog.getByRole('img', { name: /Así se va a ver/ }).press('ArrowLeft')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Cambiaste tu foto')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.reload()
  await expect(profile.getByRole('textbox', { name: 'Apellido' })).toHaveValue('Paz Quiroga')
  await expect(profile.locator('img[src*="/images/"]').first()).toBeVisible()
  await page.goto(`/usuario/${me.username}`)
  await expect(page.locator('main header img[src*="/images/"]').first()).toBeVisible()
})

test('blocks somebody, whose bids are refused then, and takes it back', async ({ visit, maker, seller }) => {
  const rival = await maker.person()
  const auction = await publishOverHttp(seller, { title: 'Guitarra criolla con funda' })
  const page = await visit('/configuracion-cuenta#bloqueos', { as: seller, phone: true })
  const blocks = page.getByRole('region', { name: 'Personas bloqueadas' })
  await blocks.getByRole('textbox', { name: 'Nombre de usuario' }).fill('nadie.de.nada')
  await blocks.getByRole('button', { name: 'Bloquear', exact: true }).click()
  await expect(blocks.getByText('No hay nadie con ese nombre de usuario.')).toBeVisible()
  await blocks.getByRole('textbox', { name: 'Nombre de usuario' }).fill(rival.username)
  await blocks.getByRole('button', { name: 'Bloquear', exact: true }).click()
  await expect(blocks.getByRole('link', { name: rival.username })).toBeVisible()

  const barred = await visit(`/subasta/${auction}`, { as: rival })
  await expect(barred.getByText('Quien vende no acepta tus pujas.').first()).toBeVisible()
  await blocks.getByRole('button', { name: `Desbloquear a ${rival.username}` }).click()
  await expect(blocks.getByRole('link', { name: rival.username })).toBeHidden()
  await barred.reload()
  await expect(barred.getByRole('button', { name: /Pujar/i }).first()).toBeEnabled()
})

test('chooses the theme, what to be told, and how one sells', async ({ visit, maker }) => {
  const page = await visit('/configuracion-cuenta', { as: await maker.person() })
  await page.getByRole('region', { name: 'Apariencia' }).getByTitle('Oscuro').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const won = page.getByRole('checkbox', { name: 'Ganaste: Email', exact: true })
  await expect(won).toBeChecked()
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT')
  await won.uncheck()
  expect((await saved).status()).toBe(200)
  await page.getByRole('radio', { name: /Comercio/ }).check()
  await expect(page.getByText('Cambios guardados')).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(won).not.toBeChecked()
  await expect(page.getByRole('radio', { name: /Comercio/ })).toBeChecked()
})

test('gives a person all their data as a file', async ({ visit, maker }) => {
  const me = await maker.person()
  const page = await visit('/configuracion-cuenta#tus-datos', { as: me })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar mis datos' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('martillo-mis-datos.json')
  const stream = await file.createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const data = JSON.parse(Buffer.concat(chunks).toString('utf8'))
  expect(data.cuenta).toMatchObject({ Username: me.username, email: me.email })
})

test('sends both sides of a DNI and sees that they wait', async ({ visit, maker }) => {
  const page = await visit('/mi-reputacion', { as: await maker.person({ score: 12 }), phone: true })
  await expect(page.getByText('Te faltan 14 puntos para el nivel 3.')).toBeVisible()
  const identity = page.getByRole('region', { name: 'Verificación de identidad' })
  await identity
    .getByLabel('Frente del DNI')
    .last()
    .setInputFiles(await makePhoto('frente.jpg', 200))
  await identity.getByRole('button', { name: 'Enviar para verificar' }).click()
  await expect(identity.getByText('Falta la foto del dorso.')).toBeVisible()
  await identity
    .getByLabel('Dorso del DNI')
    .last()
    .setInputFiles(await makePhoto('dorso.jpg', 120))
  await identity.getByRole('button', { name: 'Enviar para verificar' }).click()
  await expect(identity.getByText(/lo estamos revisando/)).toBeVisible()
  await page.reload()
  await expect(identity.getByText(/lo estamos revisando/)).toBeVisible()
})
