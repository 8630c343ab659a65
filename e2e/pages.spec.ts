import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { publishOverHttp } from './support/publish-over-http.ts'
import { serverUrl } from './support/server-url.ts'

/** Every public page, with a text that only its data give. */
async function publicPages(auction: number, seller: string): Promise<[string, string][]> {
  const categories: { Slug: string; Name: string; Subcategories: { Slug: string; Name: string }[] }[] =
    await (await fetch(`${serverUrl()}/api/categories`)).json()
  const category = categories[0]
  const sub = category?.Subcategories[0]
  if (!category || !sub) throw new Error('no categories')
  return [
    ['/', '¡Y MUCHO MÁS!'],
    ['/base-0', 'Subastas Base $0'],
    ['/populares', 'Subastas populares'],
    ['/por-terminar', 'Subastas por terminar'],
    ['/todas', 'Linterna de barco'],
    ['/todas?page=2', 'Todas las subastas'],
    ['/todas?provincia=Salta', 'Todas las subastas'],
    ['/finalizadas', 'Subastas finalizadas'],
    [`/categorias/${category.Slug}`, category.Name],
    [`/categorias/${category.Slug}/subcategoria/${sub.Slug}`, sub.Name],
    [`/usuario/${seller}`, seller],
    ['/buscar?q=linterna', 'Resultados para linterna'],
    [`/subasta/${auction}`, 'Linterna de barco'],
    ['/iniciar-sesion', 'Iniciar Sesión'],
    ['/registrarse', 'Registrarse'],
    ['/preguntas-y-respuestas', 'pregunta'],
    ['/sobre-nosotros', 'Martillo'],
    ['/terminos-y-condiciones', 'ondiciones'],
    ['/politica-de-privacidad', 'rivacidad'],
    ['/arrepentimiento', 'rrepentimiento'],
    ['/baja', 'aja'],
    ['/favoritos', 'favoritos'],
  ]
}

let pages: [string, string][] = []
let auction = 0
test.beforeAll(async ({ seller }) => {
  auction = await publishOverHttp(seller, { title: 'Linterna de barco' })
  pages = await publicPages(auction, seller.username)
})

/** What pages asked for themselves, beyond the clock; by the page, for the one before may still ask while the next is on the way. */
function watchCalls(page: Page): (path: string) => string[] {
  const calls: { from: string; to: string }[] = []
  page.on('request', (request) => {
    const { pathname: to } = new URL(request.url())
    const from = request.headers().referer ?? page.url()
    if (/^\/api\/(?!images|time|live)/.test(to)) calls.push({ from, to })
  })
  return (path) => calls.filter(({ from }) => from === new URL(path, page.url()).href).map(({ to }) => to)
}

/** How far things moved after they were first drawn. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )

for (const phone of [true, false]) {
  // The fixture of faults fails it for any error on the console, a differing first render among them.
  test(`every public page is taken over as it was drawn, on a ${phone ? 'dark phone' : 'desktop'}`, async ({
    visit,
  }) => {
    test.slow()
    const page = await visit('/sobre-nosotros', { phone, dark: phone })
    const callsOf = watchCalls(page)
    for (const [path, text] of pages) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      expect(await response?.text(), path).toContain(text)
      // What watched until the app was there is gone.
      await page.waitForFunction(() => (globalThis as { EARLY?: unknown }).EARLY === undefined)
      expect(await shiftOf(page), `${path} moves`).toBeLessThan(0.05)
      if (path !== `/subasta/${auction}`) expect(callsOf(path), path).toEqual([])
    }
  })
}

test('without any script the pages show what they are about', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: serverUrl() })
  const page = await context.newPage()
  await page.goto('/todas')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Linterna de barco/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Linterna de barco' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Buscar subastas' }).fill('linternas')
  await page.getByRole('combobox', { name: 'Buscar subastas' }).press('Enter')
  await expect(page).toHaveURL('/buscar?q=linternas')
  await expect(page.getByRole('main').getByRole('link', { name: 'Linterna de barco' }).first()).toBeVisible()
  await context.close()
})
