import type { Category } from '@martillo/contract/catalog'
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { publishOverHttp } from './support/publish-over-http.ts'
import { serverUrl } from './support/server-url.ts'
import { share } from './support/share.ts'
import { tabTo } from './support/tab-to.ts'

const PAGE_SIZE = 12

/** Cards are links to an auction. */
const cardsOf = (page: Page) =>
  page.getByRole('main').getByRole('list').last().locator('a[href^="/subasta/"]')

// The lists need more than one page, also where there is no demonstration.
test.beforeAll(async ({ seller }) => {
  const { meta } = await (await fetch(`${serverUrl()}/api/auctions?limit=1`)).json()
  for (let count = meta.total; count <= PAGE_SIZE; count++) {
    await publishOverHttp(seller, { title: `Bicicleta de paseo número ${count + 1}` })
  }
})

for (const phone of [false, true]) {
  test(`a visitor looks around on a ${phone ? 'phone' : 'desktop'}`, async ({ visit, seller }) => {
    const title = `Guitarra criolla para zurdos ${phone ? 'chica' : 'grande'}`
    const id = await publishOverHttp(seller, { title })
    const page = await visit('/', { phone })
    await expect(page).toHaveTitle('Martillo · Pujá y Ganá')
    for (const name of ['SUBASTAS BASE 0', 'SUBASTAS POPULARES!', 'SUBASTAS POR TERMINAR', '¡Y MUCHO MÁS!']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }

    await page
      .getByRole('region', { name: '¡Y mucho más!' })
      .getByRole('link', { name: 'Ver más...' })
      .click()
    await expect(page).toHaveURL('/todas')
    await expect(page.getByRole('heading', { level: 1, name: 'Todas las subastas' })).toBeVisible()
    await cardsOf(page).filter({ hasText: title }).click()
    await expect(page).toHaveURL(`/subasta/${id}`)
    await expect(page).toHaveTitle(`${title} · Martillo`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ingresá para pujar' })).toBeVisible()
    await expect(page.getByText('Nadie pujó todavía. La primera puede ser tuya.')).toBeVisible()

    const search = page.getByRole('combobox', { name: 'Buscar subastas' })
    await search.fill('   ')
    await search.press('Enter')
    await expect(page).toHaveURL(`/subasta/${id}`)
    // Found by the stem and without the accent.
    await search.fill('guitarras zurdo')
    await search.press('Enter')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Resultados para guitarras zurdo' }),
    ).toBeVisible()
    await expect(cardsOf(page).filter({ hasText: title }).first()).toBeVisible()

    await search.fill('xqzjkw')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL('/buscar?q=xqzjkw')
    await expect(page.getByText('No se encontraron resultados.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Ver todas las subastas' }).click()
    await expect(page).toHaveURL('/todas')
  })
}

test('what is not there says so from the first moment on, and shows ways on', async ({ visit, seller }) => {
  // The other one keeps the picture, which a list of a second ago still asks for.
  await publishOverHttp(seller, { title: 'Tocadiscos que queda' })
  const gone = await publishOverHttp(seller, { title: 'Tocadiscos que se borra' })
  const page = await visit('/todas?orden=recientes')
  const headings = await watchHeadings(page)
  const removal = await fetch(`${serverUrl()}/api/auctions/deleteownauction/${gone}`, {
    method: 'DELETE',
    headers: { cookie: `session=${seller.token}` },
  })
  expect(removal.status).toBe(200)
  // By a link that was drawn before.
  await cardsOf(page).filter({ hasText: 'Tocadiscos que se borra' }).click()
  await expect(page).toHaveTitle('Página no encontrada · Martillo')
  await expect(page.getByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeVisible()

  for (const path of [
    `/subasta/${gone}`,
    '/no-hay-nada',
    '/subasta/999999',
    '/subasta/hola',
    '/usuario/nadie',
    '/categorias/nada',
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(path === `/subasta/${gone}` ? 410 : 404)
    expect(response?.headers()['cache-control']).toBe('no-store')
    expect(await response?.text(), path).toContain('Esta página no existe')
    await page.waitForFunction(() => (globalThis as { EARLY?: unknown }).EARLY === undefined)
    expect(await headings(), path).toEqual(['Esta página no existe'])
  }
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL('/')
})

/** From the next page on: all that the first heading of a page ever said, from the moment on at which it was read. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said = new Set<string>()
    const note = () => said.add(document.querySelector('main h1')?.textContent ?? '')
    Object.assign(globalThis, { SAID: said })
    document.addEventListener('DOMContentLoaded', () => {
      note()
      new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
    })
  })
  return () => page.evaluate(() => [...(globalThis as unknown as { SAID: Set<string> }).SAID])
}

test('every list has its title', async ({ visit }) => {
  const page = await visit('/')
  const nav = page.getByRole('navigation', { name: 'Secciones' })
  for (const [link, path, title] of [
    ['Base $0', '/base-0', 'Subastas Base $0'],
    ['Populares', '/populares', 'Subastas populares'],
    ['Por Terminar', '/por-terminar', 'Subastas por terminar'],
    ['Todas las Subastas', '/todas', 'Todas las subastas'],
    ['Finalizadas', '/finalizadas', 'Subastas finalizadas'],
  ] as const) {
    await nav.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(`${title} · Martillo`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test('pages of a list live in the address, and Back returns to the same place', async ({ visit }) => {
  // By price, for what other journeys publish meanwhile is cheap and comes last; by its end it would come first.
  const list = '/todas?orden=mayor-precio'
  const page = await visit(list)
  await expect(cardsOf(page)).toHaveCount(PAGE_SIZE)
  const first = await cardsOf(page).first().getAttribute('href')
  await page.getByRole('link', { name: 'Página siguiente' }).click()
  await expect(page).toHaveURL(`${list}&page=2`)
  await expect(page.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
  await expect(cardsOf(page).first()).not.toHaveAttribute('href', first ?? '')

  const chosen = cardsOf(page).last()
  const href = (await chosen.getAttribute('href')) ?? ''
  await chosen.click()
  await expect(page).toHaveURL(href)
  await page.goBack()
  await expect(page).toHaveURL(`${list}&page=2`)
  await expect(page.locator(`a[href="${href}"]`).last()).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(cardsOf(page).first()).toHaveAttribute('href', first ?? '')
})

test('the keyboard alone leads from the home to an auction and to the login', async ({ visit, seller }) => {
  // The newest one with base 0 stands first on the home.
  const id = await publishOverHttp(seller, { title: 'Radio a válvulas', basePrice: 0 })
  const page = await visit('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page.locator(`a[href="/subasta/${id}"]`).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/subasta/${id}`)
  await expect(page.getByRole('link', { name: 'Ingresá para pujar' })).toBeVisible()
  await tabTo(page.getByRole('main').getByRole('link', { name: 'Ingresá para pujar' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar Sesión' })).toBeVisible()
})

test('on a phone the menu leads to a category and closes with Escape', async ({ visit }) => {
  const page = await visit('/', { phone: true })
  const open = page.getByRole('button', { name: 'Más opciones' })
  await open.click()
  await page.getByRole('dialog', { name: 'Menú' }).press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await open.click()
  await page.getByRole('button', { name: 'Categorías' }).click()
  const menu = page.getByRole('dialog', { name: 'Categorías' })
  await menu.getByRole('listitem').getByRole('button').first().click()
  await page.getByRole('link', { name: 'Ver toda la categoría' }).click()
  await expect(page).toHaveURL(/\/categorias\/[a-z0-9-]+$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('narrowing down', () => {
  const TITLE = 'Velador de bronce'
  let name = ''
  let category = ''

  test.beforeAll(async ({ seller }) => {
    // As many as fill more than a screen.
    for (let count = 1; count <= 8; count++)
      await publishOverHttp(seller, { title: `${TITLE} número ${count}` })
    const categories = (await (await fetch(`${serverUrl()}/api/categories`)).json()) as Category[]
    const chosen = categories.find(({ premium }) => !premium)
    name = chosen?.Name ?? ''
    category = `/categorias/${chosen?.Slug}`
  })

  async function chooseCategory(page: Page, phone: boolean) {
    if (phone) {
      await page.getByRole('button', { name: 'Más opciones' }).click()
      await page.getByRole('button', { name: 'Categorías' }).click()
      await page.getByRole('dialog', { name: 'Categorías' }).getByRole('button', { name }).click()
    } else {
      await page.getByRole('button', { name: 'Categorías' }).hover()
      await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name }).hover()
    }
    await page.getByRole('link', { name: 'Ver toda la categoría' }).click()
    await expect(page).toHaveURL(category)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  async function chooseUsed(page: Page, phone: boolean) {
    if (!phone) {
      await page.getByRole('button', { name: 'Estado' }).click()
      // By its words, as people do.
      await page.locator('label', { hasText: 'Usado' }).click()
      await expect(page.getByRole('checkbox', { name: /^Usado/ })).toBeChecked()
      await page.keyboard.press('Escape')
      return
    }
    await page.getByRole('button', { name: /^Filtros/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filtros' })
    await sheet.getByRole('checkbox', { name: /^Usado/ }).check()
    await sheet.getByRole('textbox', { name: 'Desde' }).fill('9')
    await sheet.getByRole('textbox', { name: 'Hasta' }).fill('8')
    await sheet.getByRole('button', { name: /^Ver/ }).click()
    await expect(sheet.getByText('Tiene que ser $ 9 o más, o dejalo vacío.')).toBeVisible()
    await sheet.getByRole('textbox', { name: 'Desde' }).fill('')
    await sheet.getByRole('textbox', { name: 'Hasta' }).fill('')
    await sheet.getByRole('button', { name: /^Ver \d+ subastas?$/ }).click()
    await expect(sheet).toBeHidden()
  }

  for (const phone of [false, true]) {
    test(`by ${phone ? 'phone' : 'desktop'}, from the home to an auction, shared, and all the way Back`, async ({
      visit,
    }) => {
      const page = await visit('/', { phone })
      await chooseCategory(page, phone)
      await chooseUsed(page, phone)
      await expect(page).toHaveURL(`${category}?estado=usado`)
      await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Mayor precio')
      await expect(page).toHaveURL(`${category}?estado=usado&orden=mayor-precio`)

      const search = page.getByRole('combobox', { name: 'Buscar subastas' })
      await search.click()
      await search.pressSequentially('velador bron')
      await expect(page.getByRole('option', { name: `${TITLE} número` }).first()).toBeVisible()
      await search.press('Enter')
      await expect(
        page.getByRole('heading', { level: 1, name: 'Resultados para velador bron' }),
      ).toBeVisible()

      const card = cardsOf(page).filter({ hasText: TITLE }).last()
      await card.scrollIntoViewIfNeeded()
      const href = (await card.getAttribute('href')) ?? ''
      const place = await page.evaluate(() => window.scrollY)
      await card.click()
      await expect(page).toHaveURL(href)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(TITLE)
      await share(page, () => page.getByRole('button', { name: 'Compartir' }).click(), phone)
      await page.goBack()
      await expect(page).toHaveURL('/buscar?q=velador%20bron')
      await expect(page.locator(`main a[href="${href}"]`)).toBeInViewport()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)

      await page.goBack()
      await expect(page).toHaveURL(`${category}?estado=usado&orden=mayor-precio`)
      await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('mayor-precio')
      await page.goBack()
      await expect(page).toHaveURL(`${category}?estado=usado`)
      await page.goForward()
      await expect(page).toHaveURL(`${category}?estado=usado&orden=mayor-precio`)
      await page.getByRole('link', { name: 'Quitar el filtro Usado' }).click()
      await expect(page).toHaveURL(`${category}?orden=mayor-precio`)
    })
  }

  test('an address with filters comes drawn, and where nothing is left it offers to drop them', async ({
    visit,
  }) => {
    const page = await visit(`${category}?desde=999999999999&estado=nuevo`)
    await expect(page.getByText('No hay subastas disponibles')).toBeVisible()
    await page.getByRole('link', { name: 'Quitar los filtros' }).click()
    await expect(page).toHaveURL(category)
    // Which ones is not said: what other journeys published ends sooner and may fill the first page.
    await expect(cardsOf(page).first()).toBeVisible()
    await expect(page.getByText('No hay subastas disponibles')).toBeHidden()
  })

  test('by the keyboard alone, from the home to an auction, shared, and Back', async ({ visit }) => {
    const page = await visit('/')
    const { keyboard } = page
    await tabTo(page.getByRole('button', { name: 'Categorías' }))
    await keyboard.press('ArrowDown')
    const wanted = page
      .getByRole('navigation', { name: 'Secciones' })
      .locator(`a[href="${category}"]`)
      .first()
    await expect(wanted).toBeVisible()
    const isThere = () => wanted.evaluate((link) => link === document.activeElement)
    for (let steps = 0; steps < 30 && !(await isThere()); steps++) await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(category)
    await expect(cardsOf(page).first()).toBeVisible()

    const condition = page.getByRole('button', { name: 'Estado' })
    await tabTo(condition)
    await keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: /^Usado/ })).toBeVisible()
    await tabTo(page.getByRole('checkbox', { name: /^Usado/ }))
    await keyboard.press('Space')
    await expect(page).toHaveURL(`${category}?estado=usado`)
    await keyboard.press('Escape')
    await expect(condition).toBeFocused()
    await tabTo(page.getByRole('link', { name: 'Quitar el filtro Usado' }))
    await keyboard.press('Enter')
    await expect(page).toHaveURL(category)
    await expect(page.getByRole('region', { name: 'Filtros y orden' })).toBeFocused()

    await page.getByRole('link', { name: 'Ir al contenido' }).focus()
    await tabTo(page.getByRole('combobox', { name: 'Buscar subastas' }))
    await keyboard.type('velador bron')
    await expect(page.getByRole('option', { name: `${TITLE} número` }).first()).toBeVisible()
    await keyboard.press('Escape')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name: `${TITLE} número` }).first()).toBeVisible()
    // The last line is an auction, one step up from the field.
    await keyboard.press('ArrowUp')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/subasta\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(TITLE)

    await tabTo(page.getByRole('button', { name: 'Compartir' }))
    await share(page, () => keyboard.press('Enter'))
    await page.goBack()
    await expect(page).toHaveURL(category)
  })
})
