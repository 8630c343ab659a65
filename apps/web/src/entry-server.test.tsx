// @vitest-environment node
import type { DrawnPage, ReadAnswer } from '@martillo/contract/page-drawing'
import type { PublicConfig } from '@martillo/contract/system'
import { describe, expect, it } from 'vitest'
import { answer, DRAWN_AT, makeAuction, sampleAddress } from './drawing/answers.testing.ts'
import { drawPage } from './entry-server.tsx'
import { screens } from './lib/paths.ts'

async function draw(url: string, answers: Record<string, ReadAnswer> = {}) {
  const asked: string[] = []
  const page = await drawPage({
    url,
    drawnAt: DRAWN_AT,
    async read(path) {
      asked.push(path)
      return answers[path] ?? answer(path)
    },
    onError(error) {
      throw error
    },
  })
  return { ...page, asked }
}

const good = (body: unknown): ReadAnswer => ({ status: 200, body })
const contentOf = ({ head }: DrawnPage, name: string) =>
  new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1]
const hrefOf = ({ head }: DrawnPage, rel: string) => new RegExp(`rel="${rel}" href="([^"]*)"`).exec(head)?.[1]
const dataOf = ({ head }: DrawnPage) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(head)?.[1] ?? '{}')['@graph']

describe('every screen', () => {
  it.each(screens.map(sampleAddress))(
    '%s is drawn whole, without a window, a style attribute or anything that runs',
    async (url) => {
      const page = await draw(url)
      expect(page).toMatchObject({ status: 200, incomplete: false })
      expect(page.body).toContain('Buscar productos, subastas y más...')
      expect(page.body).not.toMatch(/ style="|<script|<style|<!--\$[?!]/)
      expect(page.head).toMatch(/^<title>[^<]*Martillo[^<]*<\/title>/)
      expect(page.modules).toHaveLength(1)
      expect(page.modules[0]).toMatch(/^src\/pages\/[a-z-]+\.tsx$/)
      expect(contentOf(page, 'description')?.length).toBeGreaterThan(30)
      expect(contentOf(page, 'description')?.length).toBeLessThanOrEqual(160)
      expect(contentOf(page, 'og:image')).toMatch(
        /^https:\/\/martillo\.test\/compartir\/.+\.jpg(\?v=[\w-]+)?$/,
      )
    },
  )

  it.each(screens.map(sampleAddress))('%s carries all that it shows, each thing read once', async (url) => {
    const { asked, boot } = await draw(url)
    expect(new Set(asked).size).toBe(asked.length)
    const { fallback, drawnAt } = JSON.parse(boot)
    expect([Object.keys(fallback).sort(), drawnAt]).toEqual([[...asked].sort(), DRAWN_AT])
  })
})

describe('a service of another name', async () => {
  const { body } = await answer('/config')
  const config = good({ ...(body as PublicConfig), product_name: 'Remates Ya', operator: {} })

  it.each(screens.map(sampleAddress))('%s calls itself by it', async (url) => {
    const { head, body } = await draw(url, { '/config': config })
    expect(head).toMatch(/^<title>[^<]*Remates Ya[^<]*<\/title>/)
    expect(/[^<>]*Martillo[^<>]*/.exec(head + body)?.[0]).toBeUndefined()
  })
})

describe('an auction', () => {
  it('says what is offered, for how much and until when', async () => {
    const page = await draw('/subasta/7')
    expect(page.head).toContain('<title>Silla «de roble» &amp; &lt;cuero> · Martillo</title>')
    expect(hrefOf(page, 'canonical')).toBe('https://martillo.test/subasta/7')
    expect(contentOf(page, 'og:image')).toBe('https://martillo.test/compartir/subasta/7.jpg?v=3-running')
    expect(contentOf(page, 'description')).toMatch(
      /^Va en \$\s1\.500,50 · termina el 25\/11, 00:05 · Cachi\. Tapiz/,
    )
    const [product, trail] = dataOf(page)
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Silla «de roble» & <cuero>',
      offers: {
        price: 1_500.5,
        priceCurrency: 'ARS',
        availability: 'https://schema.org/InStock',
        priceValidUntil: makeAuction().EndTime,
        itemCondition: 'https://schema.org/UsedCondition',
        seller: { '@type': 'Person', name: 'ana.ruiz', url: 'https://martillo.test/usuario/ana.ruiz' },
      },
    })
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Inicio',
      'Hogar',
      'Sillas',
      'Silla «de roble» & <cuero>',
    ])
    // By their slugs, which stand for the pages: a name would be another address of the same.
    expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      'https://martillo.test/',
      'https://martillo.test/categorias/hogar',
      'https://martillo.test/categorias/hogar/subcategoria/sillas',
      'https://martillo.test/subasta/7',
    ])
  })

  it('lets no text of a person out of the data', async () => {
    const page = await draw('/subasta/7')
    expect(page.boot).not.toContain('<')
    expect(page.head.match(/<\/script>/g)).toHaveLength(1)
    expect(JSON.parse(page.boot).fallback['/auctions/7'].description).toBe(makeAuction().description)
  })

  it.each([
    ['scheduled', undefined, 'PreOrder'],
    ['finished', 'sold', 'SoldOut'],
    ['finished', 'unsold', 'Discontinued'],
  ] as const)('%s and %s is offered as %s', async (state, outcome, availability) => {
    const auction = makeAuction({ state, ...(outcome && { outcome }) })
    const [product] = dataOf(await draw('/subasta/7', { '/auctions/7': good(auction) }))
    expect(product.offers.availability).toBe(`https://schema.org/${availability}`)
  })

  it('that was cancelled is gone for search engines, and still tells people so', async () => {
    const auction = makeAuction({ state: 'cancelled', outcome: 'cancelled', Status: 'finished' })
    const page = await draw('/subasta/7', { '/auctions/7': good(auction) })
    expect(page).toMatchObject({ status: 410, incomplete: false })
    expect(page.body).toContain('Subasta cancelada')
    expect([contentOf(page, 'robots'), hrefOf(page, 'canonical'), dataOf(page)]).toEqual([
      'noindex',
      undefined,
      undefined,
    ])
  })

  it('that a visitor may not see is not there', async () => {
    expect(await draw('/subasta/99')).toMatchObject({ status: 404 })
    for (const none of ['abc', '2147483648']) {
      const refused = { [`/auctions/${none}`]: { status: 400, body: {} } }
      expect(await draw(`/subasta/${none}`, refused)).toMatchObject({ status: 404 })
    }
  })
})

describe('what is not there', () => {
  it.each(['/categorias/nada', '/categorias/hogar/subcategoria/nada', '/usuario/nadie'])(
    '%s is answered 404',
    async (url) => expect((await draw(url)).status).toBe(404),
  )

  it.each(['/categorias/nada', '/usuario/nadie', '/subasta/99', '/nada'])('%s says so', async (url) => {
    const page = await draw(url)
    expect(page).toMatchObject({ status: 404, incomplete: false })
    expect(page.body).toContain('Esta página no existe')
    expect(page.head).toContain('<title>Página no encontrada · Martillo</title>')
    expect(contentOf(page, 'robots')).toBe('noindex')
  })

  it('hands over what was refused, as the browser would have been told, and the code that says so', async () => {
    const page = await draw('/usuario/nadie')
    const body = { code: 'not_found', error: 'No lo encontramos.' }
    expect(JSON.parse(page.boot).refusals).toEqual({
      '/user/username/nadie': ['No lo encontramos.', { status: 404, code: 'not_found', body }],
    })
    expect(page.modules).toEqual(['src/pages/public-profile.tsx', 'src/pages/not-found.tsx'])
  })
})

describe('a page beyond the end of a list', () => {
  const beyond = (pages: number) => ({ page: 9, limit: 12, pages, total: 12 * pages })
  const answers = {
    '/auctions/active?page=9': good({ data: [], meta: beyond(3) }),
    '/categories/4/auctions?page=9': good({ data: [], meta: beyond(3) }),
    '/auctions/user/3?page=9': good({ auctions: [], meta: beyond(3) }),
    '/browse?search=silla&limit=12&page=9': good({ auctions: [], meta: beyond(3), fuzzy: false }),
  }
  it.each([
    '/todas?page=9',
    '/categorias/hogar?page=9',
    '/usuario/ana.ruiz?page=9',
    '/buscar?q=silla&page=9',
  ])('%s is not there, and leads to those that are', async (url) => {
    const page = await draw(url, answers)
    expect(page).toMatchObject({ status: 404, incomplete: false })
    expect([contentOf(page, 'robots'), hrefOf(page, 'canonical')]).toEqual(['noindex', undefined])
    expect(page.body).toContain('La lista no llega hasta esta página')
    const first = url.replace(/[?&]page=9/, '')
    const links = [...page.body.matchAll(/href="([^"]*)"[^>]*>(Ir a la [^<]*)</g)].map(([, to, text]) => [
      text,
      to,
    ])
    expect(links).toEqual([
      ['Ir a la primera página', first],
      ['Ir a la última página', `${first}${first.includes('?') ? '&amp;' : '?'}page=3`],
    ])
  })

  it('is not there either where the list has become empty, and is where it is the first', async () => {
    const none = good({ data: [], meta: { page: 2, limit: 12, pages: 0, total: 0 } })
    expect(await draw('/todas?page=2', { '/auctions/active?page=2': none })).toMatchObject({ status: 404 })
    expect(await draw('/todas', { '/auctions/active?page=1': none })).toMatchObject({ status: 200 })
  })
})

it('a list of what no auction can have is drawn empty', async () => {
  const refused = { status: 400, body: { code: 'invalid', error: 'No conocemos esa provincia.' } }
  const page = await draw('/todas?provincia=Narnia', { '/auctions/active?page=1&province=Narnia': refused })
  expect(page).toMatchObject({ status: 200, incomplete: false })
  expect(page.body).toContain('Con los filtros elegidos no queda ninguna.')
})

it('a call that is away leaves the page to the client, and says so to search engines', async () => {
  const away = { status: 503, body: { code: 'unavailable', error: 'Ya vuelve.' } }
  const page = await draw('/todas', { '/auctions/active?page=1': away })
  expect(page).toMatchObject({ status: 503, incomplete: true, boot: 'null' })
})

it('the home tells of the site and how to search it', async () => {
  const page = await draw('/')
  expect(dataOf(page).map((thing: { '@type': string }) => thing['@type'])).toEqual([
    'Organization',
    'WebSite',
  ])
  expect(page.head).toContain('https://martillo.test/buscar?q={search_term_string}')
  expect(hrefOf(page, 'canonical')).toBe('https://martillo.test/')
})

describe('which address stands for a page', () => {
  it.each([
    ['/todas?page=2', 'https://martillo.test/todas?page=2', undefined],
    ['/todas?page=1', 'https://martillo.test/todas', undefined],
    ['/todas?utm_source=correo', 'https://martillo.test/todas', undefined],
    ['/todas?provincia=Salta&page=2', 'https://martillo.test/todas?page=2', 'noindex'],
    ['/buscar?q=silla', 'https://martillo.test/buscar', 'noindex'],
    ['/categorias/Hogar', 'https://martillo.test/categorias/hogar', undefined],
    ['/usuario/ana.ruiz', 'https://martillo.test/usuario/ana.ruiz', undefined],
    ['/notificaciones', 'https://martillo.test/notificaciones', 'noindex'],
  ])('%s: %s, %s', async (url, canonical, robots) => {
    const page = await draw(url)
    expect([hrefOf(page, 'canonical'), contentOf(page, 'robots')]).toEqual([canonical, robots])
  })
})

it('the crumbs of a subcategory lead up', async () => {
  const [trail] = dataOf(await draw('/categorias/hogar/subcategoria/sillas'))
  expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://martillo.test/',
    'https://martillo.test/categorias/hogar',
    'https://martillo.test/categorias/hogar/subcategoria/sillas',
  ])
})

it.each(['/subasta/7', '/todas'])(
  'the largest picture of %s is asked for in the head, as the page offers it',
  async (url) => {
    const { head } = await draw(url)
    const [preload = ''] = /<link rel="preload" as="image"[^>]*>/.exec(head) ?? []
    expect(preload).toContain('fetchPriority="high"')
    expect(preload).toMatch(/imageSrcSet="[^"]*\/api\/images\/silla\.jpg\?width=\d+/)
    expect(preload).toContain('imageSizes="')
  },
)

it('a closed screen waits for the session, which only the client has', async () => {
  expect((await draw('/notificaciones')).body).toContain('Cargando, espere porfavor')
})

it('the old address of the login leads to it', async () => {
  expect(await draw('/login')).toMatchObject({ status: 302, location: '/iniciar-sesion' })
})
