import { pesos } from './support/auction-page.ts'
import { expect, test } from './support/journey.ts'
import { makePhoto } from './support/make-photo.ts'
import { field, files, fillDelivery, fillThing, press, saved } from './support/publish-form.ts'
import { publishOverHttp } from './support/publish-over-http.ts'

const PHOTOS = '**/api/drafts/*/photos/*'
const PREVIEW = '**/assets/auction-preview-*'
const PUBLISH = '**/api/auctions'

test('on a phone, in five steps: a photo that is cut off, a reload in the middle, the preview and the publication', async ({
  visit,
  maker,
  faults,
}) => {
  const person = await maker.person({ score: 60 })
  const page = await visit('/crear-subasta', { as: person, phone: true })
  await press(page, 'Continuar')
  await expect(page.getByText('Subí una foto principal.')).toBeInViewport()
  await expect(files(page)).toBeFocused()

  faults.allow(/ERR_CONNECTION_RESET/)
  await page.route(PHOTOS, (route) => route.abort('connectionreset'), { times: 1 })
  await files(page).setInputFiles([await makePhoto('frente.jpg', 200)])
  await page.getByRole('button', { name: 'Reintentar la foto 1, que no se pudo subir' }).click()
  await files(page).setInputFiles([await makePhoto('detalle.jpg', 20)])
  await page.getByRole('button', { name: 'Hacer principal la foto 2' }).click()
  await expect(page.getByRole('button', { name: 'Foto 1 de 2, principal: detalle.jpg' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await press(page, 'Continuar')
  await fillThing(page)
  await saved(page)

  await page.reload()
  await expect(field(page, 'Título')).toHaveValue('Máquina de coser a pedal')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Foto 1 de 2, principal' })).toBeVisible()
  await press(page, 'Continuar')
  await press(page, 'Continuar')

  await field(page, 'Precio base').fill('200000')
  await expect(field(page, 'Incremento')).toHaveValue('5.000')
  for (const [amount, commission, net] of [
    [200_000, 29_000, 171_000],
    [50_000, 7_250, 42_750],
  ] as const) {
    await expect(
      page.getByText(
        `Si se vende en ${pesos(amount)}, tu comisión es de ${pesos(commission)} (14,5 %) y recibís ${pesos(net)}.`,
      ),
    ).toBeVisible()
  }
  await press(page, 'Continuar')
  await fillDelivery(page)
  // The preview's code is there before it is asked for: a network that is gone by now does not matter.
  await page.route(PREVIEW, (route) => route.abort('connectionreset'))
  await press(page, 'Ver vista previa')
  await expect(page).toHaveURL(/\/subasta\/vista-previa\?borrador=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Máquina de coser a pedal' })).toBeVisible()
  await page.unroute(PREVIEW)
  await page.reload()
  await expect(page.getByText('Malargüe, Mendoza · Usado')).toBeVisible()
  await press(page, 'Publicar')
  await expect(page).not.toHaveURL(/vista-previa/)
  await page.goBack()
  await expect(page.getByText('Esta subasta ya está publicada')).toBeVisible()
  expect(await maker.countAuctions(person.username)).toBe(1)
})

test('a second device goes on with the draft, and pressing twice, a lost answer and a refresh make one auction', async ({
  visit,
  maker,
  faults,
}) => {
  const person = await maker.person()
  const phone = await visit('/crear-subasta', { as: person, phone: true })
  await files(phone).setInputFiles([await makePhoto('frente.jpg', 200), await makePhoto('detalle.jpg', 20)])
  await press(phone, 'Continuar')
  await fillThing(phone)
  await saved(phone)

  const page = await visit('/crear-subasta', { as: person })
  await press(page, 'Seguir con Máquina de coser a pedal')
  await page.getByRole('button', { name: 'Foto 2 de 2' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Ahora iría en el lugar 2.')).toBeAttached()
  // A lifted photo hears the arrows from the next timer on, which a key that is pressed at once may overtake.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Ahora iría en el lugar 1.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('La foto quedó en el lugar 1.')).toBeAttached()
  await press(page, 'Publicar')
  await expect(page.getByText('Elegí al menos una forma de entrega.')).toBeVisible()
  await page.getByLabel(/^Base \$0/).check()
  await expect(field(page, 'Precio base')).toBeHidden()
  await fillDelivery(page)
  await expect(page.getByRole('complementary', { name: 'Así se va a ver' })).toContainText(
    'Malargüe, Mendoza',
  )
  await field(page, 'Título').fill('Máquina de coser a pedal, con mueble')
  await saved(page)

  // The phone wrote meanwhile, without knowing of it.
  faults.allow(/status of 409/)
  await field(phone, 'Título').fill('Máquina de coser')
  const both = phone.getByRole('dialog', { name: 'Lo cambiaste acá y en otro dispositivo' })
  await expect(both).toContainText('Máquina de coser a pedal, con mueble')
  await both.getByRole('button', { name: 'Usar lo del otro' }).click()
  await expect(field(phone, 'Título')).toHaveValue('Máquina de coser a pedal, con mueble')

  faults.allow(/ERR_CONNECTION_RESET/)
  let answers = 0
  await page.route(PUBLISH, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    answers += 1
    const answer = await route.fetch()
    if (answers === 1) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })
  await page.getByRole('button', { name: 'Publicar', exact: true }).dblclick()
  await expect(page.getByText('No pudimos conectarnos. Revisá tu conexión y probá de nuevo.')).toBeVisible()
  expect(answers).toBe(1)
  await press(page, 'Publicar')
  await expect(page).not.toHaveURL(/crear-subasta/)
  await page.reload()
  expect(await maker.countAuctions(person.username)).toBe(1)
  await page.goto('/administrar-subastas')
  await expect(page.getByText('Máquina de coser a pedal').first()).toBeVisible()
})

test('the daily limit is said, and what was written stays', async ({ visit, maker }) => {
  const person = await maker.person({ score: 20 })
  for (let i = 1; i <= 5; i++) await publishOverHttp(person, { title: `Silla de algarrobo ${i}` })
  const page = await visit('/crear-subasta', { as: person })
  await files(page).setInputFiles([await makePhoto('frente.jpg')])
  await fillThing(page)
  await field(page, 'Precio base').fill('30000')
  await fillDelivery(page)
  await press(page, 'Publicar')
  await expect(
    page.getByText(
      'Excediste tu límite de subastas publicadas el dia de hoy. Aumenta tu reputación para aumentar tu límite de subastas.',
    ),
  ).toBeInViewport()
  await expect(field(page, 'Título')).toHaveValue('Máquina de coser a pedal')
  expect(await maker.countAuctions(person.username)).toBe(5)
})
