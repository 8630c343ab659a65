import type { FastifyReply } from 'fastify'
import { notFound } from '../platform/http/failure.ts'
import type { Platform } from '../platform/platform.ts'
import { findAuctionsOf, findCategoryPaths, findParts } from './sitemap.store.ts'
import { sitemapIndexText, sitemapText } from './sitemap.ts'
import { makeSitemapCache } from './sitemap-cache.ts'
import { openScreens } from './sitemap-screens.ts'

const TEN_MINUTES = 'public, max-age=600'
const AUCTIONS = /^subastas-([1-9]\d{0,5})\.xml$/

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('Cache-Control', TEN_MINUTES).type('application/xml; charset=utf-8').send(text)
}

/** The list of every page that is for everybody: an index, the pages and categories, and the auctions in parts. */
export function registerSitemap({ app, clock, db, publicUrl }: Platform): void {
  const cache = makeSitemapCache(clock.now)

  async function writeIndex(): Promise<string> {
    const parts = await findParts(db)
    const names = ['paginas', ...parts.map((part) => `subastas-${part}`)]
    return sitemapIndexText(names.map((name) => `${publicUrl}/sitemaps/${name}.xml`))
  }

  async function writePages(): Promise<string> {
    const paths = [...openScreens, ...(await findCategoryPaths(db))]
    return sitemapText(paths.map((path) => ({ url: publicUrl + path })))
  }

  async function writeAuctions(part: number): Promise<string> {
    const auctions = await findAuctionsOf(db, part)
    if (auctions.length === 0) throw notFound('Esa parte del mapa no existe.')
    return sitemapText(
      auctions.map(({ id, changedAt }) => ({ url: `${publicUrl}/subasta/${id}`, changedAt })),
    )
  }

  app.get('/sitemap.xml', async (_, reply) => send(reply, await cache.get('index', writeIndex)))
  app.get('/sitemaps/paginas.xml', async (_, reply) => send(reply, await cache.get('paginas', writePages)))
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async ({ params }, reply) => {
    const part = Number(AUCTIONS.exec(params.file)?.[1] ?? 0)
    // Beyond the largest number of an auction there is nothing to look for.
    if (part === 0 || part > 214_749) throw notFound('Esa parte del mapa no existe.')
    return send(reply, await cache.get(params.file, () => writeAuctions(part)))
  })
}
