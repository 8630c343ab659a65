import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { publishOverHttp } from './support/publish-over-http.ts'
import { serverUrl } from './support/server-url.ts'

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
    await expect(cardsOf(page).filter({ hasText: title })).toBeVisible()

    await search.fill('xqzjkw')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL('/buscar?q=xqzjkw')
    await expect(page.getByText('No se encontraron resultados.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Ver todas las subastas' }).click()
    await expect(page).toHaveURL('/todas')
  })
}

test('what is not there says so and shows ways on', async ({ visit }) => {
  const page = await visit('/')
  for (const path of ['/no-hay-nada', '/subasta/999999', '/subasta/hola']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL('/')
})

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
  const page = await visit('/todas')
  await expect(cardsOf(page)).toHaveCount(PAGE_SIZE)
  const first = await cardsOf(page).first().getAttribute('href')
  await page.getByRole('link', { name: 'Página siguiente' }).click()
  await expect(page).toHaveURL('/todas?page=2')
  await expect(page.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
  await expect(cardsOf(page).first()).not.toHaveAttribute('href', first ?? '')

  const chosen = cardsOf(page).last()
  const href = (await chosen.getAttribute('href')) ?? ''
  await chosen.click()
  await expect(page).toHaveURL(href)
  await page.goBack()
  await expect(page).toHaveURL('/todas?page=2')
  await expect(page.locator(`a[href="${href}"]`).last()).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/todas')
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

  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '')
  async function tabTo(wanted: string) {
    for (let tabs = 0; tabs < 60; tabs++) {
      await page.keyboard.press('Tab')
      if ((await focused()) === wanted) return
    }
    throw new Error(`no ${wanted} within 60 tabs`)
  }
  await tabTo(`/subasta/${id}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/subasta/${id}`)
  await expect(page.getByRole('link', { name: 'Ingresá para pujar' })).toBeVisible()
  await tabTo('/iniciar-sesion')
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
