import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../test/app.ts'
import { makeAuction, makeUser } from '../../test/make.ts'
import { closedScreens, openScreens } from './sitemap-screens.ts'

const SITE = 'https://martillo.example'
let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false, env: { PUBLIC_URL: SITE } })
})
afterAll(() => app.stop())

const get = (url: string) => app.platform.app.inject({ url })

/** The addresses of a sitemap, and how they begin cut off. */
async function locations(url: string): Promise<string[]> {
  const reply = await get(url)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(reply.headers['cache-control']).toBe('public, max-age=600')
  return [...reply.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.replace(SITE, ''))
}

describe('the sitemap', () => {
  it('lists the pages and categories that are for everybody', async () => {
    const pages = await locations('/sitemaps/paginas.xml')
    expect(pages).toEqual(expect.arrayContaining(['/', '/todas', '/categorias/musica']))
    expect(pages).toContain('/categorias/electronica/subcategoria/audio')
    expect(pages.filter((page) => closedScreens.includes(page))).toEqual([])
    for (const page of [...openScreens, '/categorias/musica']) expect((await get(page)).statusCode).toBe(200)
  })

  it('lists the auctions that a visitor may find, with when they last changed', async () => {
    const seller = await makeUser(app)
    const running = await makeAuction(app, { seller })
    const over = await makeAuction(app, { seller, startsInMs: -9_000_000, endsInMs: -60_000 })
    const hidden = [
      await makeAuction(app, { seller, isPrivate: true }),
      await makeAuction(app, { seller, approval: 'pending' }),
      await makeAuction(app, { seller, approval: 'rejected' }),
    ]
    const now = await app.clock.now()
    for (const column of ['deleted_at', 'cancelled_at'] as const) {
      const gone = await makeAuction(app, { seller })
      hidden.push(gone)
      await app.platform.db
        .updateTable('auctions')
        .set({ [column]: now })
        .where('id', '=', gone.id)
        .execute()
    }
    expect(await locations('/sitemap.xml')).toEqual(['/sitemaps/paginas.xml', '/sitemaps/subastas-1.xml'])
    expect(await locations('/sitemaps/subastas-1.xml')).toEqual([
      `/subasta/${running.id}`,
      `/subasta/${over.id}`,
    ])
    const { body } = await get('/sitemaps/subastas-1.xml')
    expect(body).toContain(`<lastmod>${running.startAt.toISOString()}</lastmod>`)
    expect(body).toContain(`<lastmod>${over.endAt.toISOString()}</lastmod>`)
  })

  it('names only parts that hold something, and is written again after ten minutes', async () => {
    await app.platform.pool.query(`select setval(pg_get_serial_sequence('auctions', 'id'), 34999)`)
    await makeAuction(app)
    expect(await locations('/sitemap.xml')).not.toContain('/sitemaps/subastas-4.xml')
    await app.clock.advance(600_000)
    expect(await locations('/sitemap.xml')).toEqual([
      '/sitemaps/paginas.xml',
      '/sitemaps/subastas-1.xml',
      '/sitemaps/subastas-4.xml',
    ])
    expect(await locations('/sitemaps/subastas-4.xml')).toEqual(['/subasta/35000'])
  })

  it.each([
    'subastas-2',
    'subastas-0',
    'subastas-01',
    'subastas-214750',
    'subastas-999999',
    'usuarios',
    '%00',
  ])('has no part %s', async (name) => expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404))
})

it('tells search engines what not to read, and where the sitemap is', async () => {
  const reply = await get('/robots.txt')
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = reply.body.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Allow: /api/images/',
      'Disallow: /api/',
      'Disallow: /notificaciones',
      `Sitemap: ${SITE}/sitemap.xml`,
    ]),
  )
  expect(lines.filter((line) => /^Disallow: \/(subasta|categorias|compartir|usuario)?$/.test(line))).toEqual(
    [],
  )
})
