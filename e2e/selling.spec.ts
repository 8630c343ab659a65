import type { Auction } from '@martillo/contract/auctions'
import type { Page } from '@playwright/test'
import { auctionPage, pesos } from './support/auction-page.ts'
import { bidOverHttp } from './support/bid-over-http.ts'
import { expect, test } from './support/journey.ts'
import { logIn } from './support/log-in.ts'
import { makePhoto } from './support/make-photo.ts'
import { field, files, fillDelivery, fillThing, press } from './support/publish-form.ts'
import { publishOverHttp } from './support/publish-over-http.ts'

const HOUR_MS = 3_600_000

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const nowhere = (page: Page) => title(page, 'Esta página no existe')
/** The person's own auction or bid of this name, in the list that is shown. */
const row = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name })
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

/** An auction as the server shows it to whoever looks at the page. */
async function read(page: Page, id: number): Promise<Auction> {
  return (await page.request.get(`/api/auctions/${id}`)).json()
}

/** Whether the search for its title finds an auction. */
async function isFound(page: Page, wanted: string, id: number): Promise<boolean> {
  const answer = await page.request.get(`/api/browse?search=${encodeURIComponent(wanted)}`)
  const { auctions } = (await answer.json()) as { auctions: Auction[] }
  return auctions.some(({ ID }) => ID === id)
}

test('the first publications of a seller wait: approved they run from then on, rejected they are put right', async ({
  visit,
  maker,
}) => {
  const [person, admin, stranger] = [
    await maker.person({ newSeller: true }),
    await maker.person({ role: 'admin' }),
    await maker.person(),
  ]
  const [sewing, radio] = [`Máquina de coser de ${person.username}`, `Radio de ${person.username}`]
  const phone = await visit('/crear-subasta', { as: person, phone: true })
  await files(phone).setInputFiles([await makePhoto('frente.jpg', 200)])
  await press(phone, 'Continuar')
  await fillThing(phone, sewing)
  await press(phone, 'Continuar')
  await phone.getByLabel(/^Base \$0/).check()
  await phone.getByLabel('1 día', { exact: true }).check()
  await press(phone, 'Continuar')
  await fillDelivery(phone)
  await press(phone, 'Ver vista previa')
  await press(phone, 'Publicar')
  await expect(phone).toHaveURL('/administrar-subastas?ver=por-aprobar')
  await expect(phone.getByText(/^Tu subasta está pendiente de aprobación\./)).toBeVisible()
  await expect(row(phone, sewing)).toContainText('Pendiente de aprobación')
  await row(phone, sewing).getByRole('link', { name: sewing }).click()
  await expect(title(phone, sewing)).toBeVisible()
  await expect(phone.getByText(/^Hasta que se apruebe la ves solo vos/)).toBeVisible()
  const id = Number(phone.url().split('/').at(-1))
  await publishOverHttp(person, { title: radio })

  const visitor = await visit(`/subasta/${id}`)
  await expect(nowhere(visitor)).toBeVisible()
  const other = await visit(`/subasta/${id}`, { as: stranger, phone: true })
  await expect(nowhere(other)).toBeVisible()
  expect((await visitor.request.get(`/subasta/${id}`)).status()).toBe(404)
  expect(await isFound(visitor, sewing, id)).toBe(false)

  await maker.letWait(id, 2 * HOUR_MS)
  const waiting = await read(phone, id)
  const panel = await visit('/admin?seccion=publicaciones', { as: admin })
  const publication = (name: string) => panel.getByRole('article').filter({ hasText: name })
  await expect(publication(sewing)).toContainText('Funciona. Con su mueble.')
  await expect(publication(sewing)).toContainText(person.username)
  await publication(radio).getByRole('button', { name: 'Rechazar' }).click()
  await expect(publication(radio).getByText('Escribí el motivo')).toBeVisible()
  await publication(radio)
    .getByRole('textbox', { name: /^Motivo del rechazo/ })
    .fill('La foto es de otra cosa.')
  await publication(radio).getByRole('button', { name: 'Rechazar' }).click()
  await expect(publication(radio)).toBeHidden()
  const before = Date.now()
  await publication(sewing).getByRole('button', { name: 'Aprobar' }).click()
  await expect(panel.getByText('Publicación aprobada.')).toBeVisible()
  await expect(publication(sewing)).toBeHidden()

  const running = await read(visitor, id)
  const moved = Date.parse(running.EndTime) - Date.parse(waiting.EndTime)
  expect(moved).toBe(Date.parse(running.StartTime) - Date.parse(waiting.StartTime))
  expect(Date.parse(running.StartTime)).toBeGreaterThanOrEqual(before - 1_000)
  expect(moved).toBeGreaterThan(2 * HOUR_MS)
  await expect(phone.getByText('Es tu subasta')).toBeVisible()
  await visitor.reload()
  await expect(title(visitor, sewing)).toBeVisible()
  await other.reload()
  await auctionPage(other).bid(5_000)
  await expect(other.getByText('Vas ganando').first()).toBeVisible()
  await expect.poll(() => isFound(visitor, sewing, id)).toBe(true)

  await phone.goto('/administrar-subastas?ver=por-aprobar')
  await expect(row(phone, radio)).toContainText('No se aprobó: La foto es de otra cosa.')
  await phone.getByRole('link', { name: /\d sin leer Notif$/ }).click()
  const news = phone.getByRole('main').getByRole('link')
  await expect(news.filter({ hasText: `No aprobamos «${radio}»: La foto es de otra cosa.` })).toBeVisible()
  await news.filter({ hasText: /^Aprobamos «Máquina de coser de .*»: termina el / }).click()
  await expect(phone).toHaveURL(`/subasta/${id}`)
  await phone.goto('/administrar-subastas?ver=por-aprobar')
  await row(phone, radio).getByRole('link', { name: 'Corregir' }).click()
  await expect(phone.getByText('Tu publicación no fue aprobada: La foto es de otra cosa.')).toBeVisible()
  await field(phone, 'Descripción').fill('La de la foto, con su antena.')
  await press(phone, 'Guardar los cambios')
  await expect(phone.getByText('Guardamos los cambios. La publicación espera aprobación.')).toBeVisible()
  await panel.reload()
  await expect(publication(radio)).toContainText('La de la foto, con su antena.')
})

test('an own auction is changed freely until somebody bids, and from then on only added to', async ({
  visit,
  maker,
  seller,
}) => {
  const [bidder, rival] = [await maker.person(), await maker.person()]
  const id = await publishOverHttp(seller, { title: `Bicicleta de ${bidder.username}` })
  const name = `Bicicleta plegable de ${bidder.username}`
  const page = await visit('/administrar-subastas', { as: seller })
  await row(page, `Bicicleta de ${bidder.username}`).getByRole('link', { name: 'Editar' }).click()
  await expect(field(page, 'Título')).toHaveValue(`Bicicleta de ${bidder.username}`)
  await field(page, 'Título').fill(name)
  await field(page, 'Precio base').fill('20000')
  await field(page, 'Incremento').fill('1000')
  await page.getByLabel('7 días', { exact: true }).check()
  await press(page, 'Guardar los cambios')
  await expect(page.getByText('Guardamos los cambios.')).toBeVisible()
  await expect(title(page, name)).toBeVisible()
  await expect(auctionPage(page).price).toHaveText(pesos(20_000))

  await page.getByRole('link', { name: 'Editar', exact: true }).click()
  await field(page, 'Precio base').fill('50000')
  const list = await visit('/administrar-subastas', { as: seller })
  await row(list, name).getByRole('button', { name: 'Borrar' }).click()
  const phone = auctionPage(await visit(`/subasta/${id}`, { as: bidder, phone: true }))
  await phone.bid(25_000)
  await expect(phone.page.getByText('Vas ganando').first()).toBeVisible()

  // What was opened before the bid is refused after it.
  await press(page, 'Guardar los cambios')
  await expect(
    page.getByText('Ya hay pujas: podés agregar fotos, formas de entrega y aclaraciones.'),
  ).toBeVisible()
  await list.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
  await expect(list.getByText('Ya hay pujas en esta subasta: no se puede borrar.')).toBeVisible()
  await expect(list.getByRole('dialog')).toHaveCount(0)
  await expect(row(list, name)).toContainText('Ya tiene pujas: no se puede borrar.')
  await expect(row(list, name).getByRole('button', { name: 'Borrar' })).toHaveCount(0)

  await press(page, 'Ver qué podés agregar')
  await expect(field(page, 'Precio base')).toHaveCount(0)
  const additions = page.getByRole('form', { name: 'Agregar a la subasta' })
  await files(additions).setInputFiles([await makePhoto('detalle.jpg', 20)])
  await additions.getByLabel('Envío gratis').check()
  await press(page, 'Guardar lo agregado')
  await expect(title(page, name)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ampliar la foto \d de 2$/ })).toHaveCount(2)
  expect(await read(page, id)).toMatchObject({
    BasePrice: 20_000,
    delivery_options: ['retiro', 'envio-gratis'],
  })
  await page.getByRole('link', { name: 'Aclarar' }).click()
  await press(page, 'Agregar la aclaración')
  await expect(page.getByText('Escribí la aclaración.')).toBeVisible()
  await field(page, 'Aclaración').fill('El asiento es nuevo.')
  await press(page, 'Agregar la aclaración')
  await expect(page.getByText('Agregamos la aclaración.')).toBeVisible()

  await expect(phone.page.getByText(/^Aclaración del \d+\/\d+/)).toBeVisible()
  await expect(phone.page.getByText('El asiento es nuevo.')).toBeVisible()
  await phone.page.goto('/administrar-subastas?ver=ganando')
  await expect(row(phone.page, name)).toContainText(`Tu máximo: ${pesos(25_000)}`)
  await bidOverHttp(rival, id, 40_000)
  await tab(phone.page, /^Superado/).click()
  await expect(row(phone.page, name)).toContainText(pesos(26_000))
  await row(phone.page, name).getByRole('link', { name: 'Pujar de nuevo' }).click()
  await expect(phone.page.getByText('Te superaron').first()).toBeVisible()
  await expect(phone.page.getByText('El asiento es nuevo.')).toBeVisible()
  await phone.bid(60_000)
  await expect(phone.page.getByText('Vas ganando').first()).toBeVisible()
  await maker.endIn(id, 0)
  await phone.page.goto('/administrar-subastas?ver=ganadas')
  await expect(row(phone.page, name)).toContainText(pesos(41_000))
  await tab(list, /^Finalizadas/).click()
  await expect(row(list, name)).toContainText('Vendida')
  await expect(row(list, name).getByRole('button', { name: 'Volver a publicar' })).toHaveCount(0)
})

test('on a phone, what ended without a sale is published again or copied, and what nobody bid on is deleted', async ({
  visit,
  maker,
}) => {
  const person = await maker.person()
  const name = `Sillón hamaca de ${person.username}`
  const id = await publishOverHttp(person, { title: name, basePrice: 30_000 })
  const page = await visit(`/subasta/${id}`, { as: person, phone: true })
  await expect(page.getByText('Es tu subasta').first()).toBeVisible()
  await maker.endIn(id, 0)
  await page.goto('/administrar-subastas?ver=finalizadas')
  await expect(async () => {
    await page.reload()
    await expect(row(page, name)).toContainText('Sin ofertas', { timeout: 1_000 })
  }).toPass()
  await press(page, 'Volver a publicar')
  const dialog = page.getByRole('dialog', { name: 'Volver a publicar' })
  await dialog.getByLabel('Otra fecha').check()
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  await expect(dialog.getByText('Elegí el día y la hora de cierre.')).toBeVisible()
  await dialog.getByLabel('3 días', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Publicada otra vez.')).toBeVisible()
  await expect(page).not.toHaveURL(/administrar/)
  const again = Number(page.url().split('/').at(-1))
  expect(again).toBeGreaterThan(id)
  await expect(page.getByText('Es tu subasta').first()).toBeVisible()
  expect(await read(page, again)).toMatchObject({ BasePrice: 30_000, bids_count: 0, state: 'running' })
  await page.getByRole('link', { name: 'Ver la subasta anterior' }).click()
  await expect(page).toHaveURL(`/subasta/${id}`)
  await expect(page.getByText('Terminó sin ofertas').first()).toBeVisible()
  await page.getByRole('link', { name: 'Ver la subasta nueva' }).click()
  await expect(page).toHaveURL(`/subasta/${again}`)
  const visitor = await visit(`/subasta/${id}`)
  await visitor.getByRole('link', { name: 'Ver la subasta nueva' }).click()
  await expect(visitor).toHaveURL(`/subasta/${again}`)
  await expect(title(visitor, name)).toBeVisible()

  await page.goto('/administrar-subastas?ver=finalizadas')
  await expect(row(page, name).getByRole('link', { name: 'Ver la nueva' })).toBeVisible()
  await expect(row(page, name).getByRole('button', { name: 'Volver a publicar' })).toHaveCount(0)
  await press(page, 'Publicar similar')
  await expect(page).toHaveURL(/\/crear-subasta\?borrador=/)
  await expect(page.getByRole('button', { name: /^Foto 1 de 1, principal/ })).toBeVisible()
  await press(page, 'Continuar')
  await expect(field(page, 'Título')).toHaveValue(name)
  await expect(field(page, 'Descripción')).toHaveValue('Poco uso, con luces y canasto.')
  await press(page, 'Continuar')
  await expect(field(page, 'Precio base')).toHaveValue('30.000')
  await expect(page.getByLabel('Ahora', { exact: true })).toBeChecked()
  await expect(page.getByLabel('7 días', { exact: true })).toBeChecked()

  await page.goto('/administrar-subastas?ver=borradores')
  await expect(row(page, name)).toBeVisible()
  await tab(page, /^Activas/).click()
  await row(page, name).getByRole('button', { name: 'Borrar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
  await expect(page.getByText('Subasta borrada.')).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
  await visitor.reload()
  await expect(nowhere(visitor)).toBeVisible()
})

test('a private auction opens only by its link, and an open one is featured three times at most', async ({
  visit,
  maker,
}) => {
  const [person, guest, passing, stranger] = [
    await maker.person({ score: 90 }),
    await maker.person(),
    await maker.person(),
    await maker.person(),
  ]
  const name = `Vitrola de ${person.username}`
  const page = await visit('/crear-subasta', { as: person })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await files(page).setInputFiles([await makePhoto('frente.jpg', 60)])
  await fillThing(page, name)
  await field(page, 'Precio base').fill('30000')
  await page.getByLabel('Subasta privada').check()
  await fillDelivery(page)
  await press(page, 'Publicar')
  await expect(page).toHaveURL(/\/subasta\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  await expect(page.getByText('Privada', { exact: true })).toBeVisible()
  await press(page, 'Copiar enlace')
  await expect(page.getByText('Copiamos el enlace.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByLabel('Enlace de la subasta privada')).toHaveValue(link)
  const { pathname, search } = new URL(link)
  expect(pathname).toBe(`/subasta/${id}`)

  const guestsPage = await visit(pathname + search, { phone: true })
  await expect(title(guestsPage, 'Te invitaron a una subasta privada')).toBeVisible()
  await expect(guestsPage.getByText(name)).toHaveCount(0)
  await guestsPage.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
  await logIn(guestsPage, guest)
  await expect(title(guestsPage, name)).toBeVisible()
  await expect(guestsPage).toHaveURL(`/subasta/${id}`)
  await auctionPage(guestsPage).bid(35_000)
  await expect(guestsPage.getByText('Vas ganando').first()).toBeVisible()
  const passingPage = await visit(pathname + search, { as: passing })
  await expect(title(passingPage, name)).toBeVisible()
  const strangersPage = await visit(pathname, { as: stranger })
  await expect(nowhere(strangersPage)).toBeVisible()
  expect((await strangersPage.request.get(pathname)).status()).toBe(404)
  expect(await isFound(strangersPage, name, id)).toBe(false)

  await press(page, 'Anular')
  const question = page.getByRole('dialog', { name: '¿Anular el enlace?' })
  await expect(question).toContainText('Entraron 2 personas: quienes no pujaron dejan de ver la subasta.')
  await question.getByRole('button', { name: 'Anular el enlace' }).click()
  await expect(page.getByText(/^El enlace está anulado: .* Adentro quedó 1 persona\.$/)).toBeVisible()
  await passingPage.reload()
  await expect(nowhere(passingPage)).toBeVisible()
  await strangersPage.goto(pathname + search)
  await expect(nowhere(strangersPage)).toBeVisible()
  await guestsPage.reload()
  await expect(guestsPage.getByText('Vas ganando').first()).toBeVisible()

  const lamps = [1, 2, 3, 4].map((count) => `Velador ${count} de ${person.username}`)
  for (const lamp of lamps) await publishOverHttp(person, { title: lamp, basePrice: 0 })
  await page.goto('/administrar-subastas')
  for (const [index, lamp] of lamps.slice(0, 3).entries()) {
    await row(page, lamp).getByRole('button', { name: 'Destacar' }).click()
    await expect(row(page, lamp).getByRole('button', { name: 'Dejar de destacar' })).toBeVisible()
    await expect(row(page, lamp)).toContainText(`${index + 1} de 3 destacadas`)
  }
  const fourth = row(page, lamps[3] ?? '')
  await expect(fourth).toContainText('3 de 3 destacadas. Dejá de destacar una para destacar esta.')
  await expect(fourth.getByRole('button', { name: 'Destacar' })).toBeDisabled()
  await expect(row(page, name).getByRole('button', { name: 'Destacar' })).toHaveCount(0)
  const home = await visit('/', { phone: true })
  const card = home
    .getByRole('region', { name: 'SUBASTAS BASE 0' })
    .getByRole('link')
    .filter({ hasText: lamps[0] ?? '' })
  await expect(card).toContainText('Destacada')
})
