import type { Page } from '@playwright/test'
import { pesos } from './support/auction-page.ts'
import { expect, test } from './support/journey.ts'
import { makePhoto } from './support/make-photo.ts'
import { publishOverHttp } from './support/publish-over-http.ts'

const PUBLISH = '**/api/auctions'

async function fillAll(page: Page) {
  await page.getByLabel('Agregá fotos').setInputFiles([await makePhoto('frente.jpg')])
  await page.getByRole('textbox', { name: 'Título' }).fill('Máquina de coser a pedal')
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Funciona. Con su mueble.')
  await page.getByRole('combobox', { name: 'Categoría', exact: true }).selectOption({ index: 1 })
  await page.getByRole('combobox', { name: 'Subcategoría' }).selectOption({ index: 1 })
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('usado')
  await page.getByRole('textbox', { name: 'Precio base' }).fill('30000')
  await page.getByLabel('A convenir').check()
  await page.getByRole('combobox', { name: 'Provincia' }).selectOption('Mendoza')
  await page.getByRole('combobox', { name: 'Ciudad' }).fill('Malargüe')
}

const press = (page: Page) => page.getByRole('button', { name: 'Publicar', exact: true })

test('an empty form says every fault at its field, and goes to the first one', async ({ visit, seller }) => {
  const page = await visit('/crear-subasta', { as: seller })
  await press(page).click()
  for (const sentence of [
    'Subí una foto principal.',
    'El título tiene que tener al menos 5 caracteres.',
    'Contá cómo está y qué incluye.',
    'Elegí la categoría y la subcategoría.',
    'Elegí el estado del artículo.',
    'Elegí al menos una forma de entrega.',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expect(page.getByText('Subí una foto principal.')).toBeInViewport()
  await expect(page.getByLabel('Agregá fotos')).toBeFocused()

  await page.getByLabel('Agregá fotos').setInputFiles([await makePhoto('frente.jpg')])
  await press(page).click()
  await expect(page.getByRole('textbox', { name: 'Título' })).toBeFocused()
  await expect(page.getByText('Subí una foto principal.')).toBeHidden()
})

test('Base $0 takes the base price away, and the increment follows the price until it is typed', async ({
  visit,
  seller,
}) => {
  const page = await visit('/crear-subasta', { as: seller })
  const increment = page.getByRole('textbox', { name: 'Incremento' })
  await page.getByRole('textbox', { name: 'Precio base' }).fill('60000')
  await expect(increment).toHaveValue('2.500')
  await page.getByLabel(/^Base \$0/).check()
  await expect(page.getByRole('textbox', { name: 'Precio base' })).toBeHidden()
  await expect(increment).toHaveValue('100')
  await increment.fill('150')
  await page.getByLabel(/^Base \$0/).uncheck()
  await expect(increment).toHaveValue('150')
})

test('the seller reads rate and commission before publishing', async ({ visit, maker }) => {
  const page = await visit('/crear-subasta', { as: await maker.person({ score: 60 }) })
  const line = (amount: number, commission: number, net: number) =>
    page.getByText(
      `Si se vende en ${pesos(amount)}, tu comisión es de ${pesos(commission)} (14,5 %) y recibís ${pesos(net)}.`,
    )
  await expect(line(50_000, 7_250, 42_750)).toBeVisible()
  await page.getByRole('textbox', { name: 'Precio base' }).fill('200000')
  await expect(line(200_000, 29_000, 171_000)).toBeVisible()
})

test('photos change their order by keyboard, and an eleventh is refused', async ({ visit, seller }) => {
  const page = await visit('/crear-subasta', { as: seller })
  const [front, detail] = [await makePhoto('frente.jpg', 200), await makePhoto('detalle.jpg', 20)]
  await page.getByLabel('Agregá fotos').setInputFiles([front, detail])
  await page.getByRole('button', { name: 'Foto 2 de 2: detalle.jpg' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Ahora iría en el lugar 2.')).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Ahora iría en el lugar 1.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('La foto quedó en el lugar 1.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Foto 1 de 2, principal: detalle.jpg' })).toBeVisible()

  const more = Array.from({ length: 9 }, (_, i) => ({ ...detail, name: `otra-${i}.jpg` }))
  await page.getByLabel('Agregar').setInputFiles(more)
  await expect(page.getByText('Podés subir hasta 10 fotos: tomamos las primeras.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Foto \d+ de 10/ })).toHaveCount(10)
  await expect(page.getByLabel('Agregar')).toBeHidden()
})

test('the daily limit is said, and what was written stays', async ({ visit, maker }) => {
  const person = await maker.person({ score: 20 })
  for (let i = 1; i <= 5; i++) await publishOverHttp(person, { title: `Silla de algarrobo ${i}` })
  const page = await visit('/crear-subasta', { as: person, phone: true })
  await fillAll(page)
  await press(page).click()
  await expect(
    page.getByText(
      'Excediste tu límite de subastas publicadas el dia de hoy. Aumenta tu reputación para aumentar tu límite de subastas.',
    ),
  ).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('Máquina de coser a pedal')
  expect(await maker.countAuctions(person.username)).toBe(5)
})

test('pressing twice, a lost answer and a refresh still make one auction', async ({
  visit,
  maker,
  faults,
}) => {
  const person = await maker.person()
  const page = await visit('/crear-subasta', { as: person })
  await fillAll(page)
  faults.allow(/ERR_CONNECTION_RESET/)
  let answers = 0
  await page.route(PUBLISH, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    answers += 1
    const answer = await route.fetch()
    if (answers === 1) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })
  await press(page).dblclick()
  await expect(
    page.getByText('No pudimos comunicarnos con Martillo. Revisá tu conexión y probá de nuevo.'),
  ).toBeVisible()
  expect(answers).toBe(1)
  await press(page).click()
  await expect(page).toHaveURL(/\/subasta\/\d+$/)
  await page.reload()
  await expect(page.getByText('Es tu subasta')).toBeVisible()
  expect(await maker.countAuctions(person.username)).toBe(1)

  await page.goto('/administrar-subastas')
  await expect(page.getByRole('link', { name: /Máquina de coser a pedal/ })).toContainText('Esperando pujas')
})
