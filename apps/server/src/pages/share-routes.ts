import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountDeleted } from '../features/accounts/public.ts'
import { auctionDeleted, findAuctionsOf, getVisibleAuction } from '../features/auctions/public.ts'
import { makeRenditions } from '../features/media/public.ts'
import { notFound } from '../platform/http/failure.ts'
import type { Platform } from '../platform/platform.ts'
import { shareFacts } from './share-facts.ts'
import { makeLettering } from './share-font.ts'
import { makePainter } from './share-picture.ts'
import { makeSharePictures, type SharePicture } from './share-pictures.ts'

const FILE = /^([1-9]\d{0,9})\.jpg$/
const LARGEST_ID = 2_147_483_647
const NOT_THERE = 'No hay una imagen en esa dirección.'
const TAGLINE = 'Pujá y Ganá'

/** A price changes within the minute; what is over stays as it is. Of a stand-in nothing may be remembered. */
const CACHING = {
  changing: 'public, max-age=60',
  settled: 'public, max-age=3600',
  never: 'no-store',
} as const

function idOf(file: string): number {
  const id = Number(FILE.exec(file)?.[1] ?? Number.NaN)
  if (!(id <= LARGEST_ID)) throw notFound(NOT_THERE)
  return id
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: SharePicture,
  caching: string,
): FastifyReply {
  reply
    .header('ETag', etag)
    .header('Cache-Control', caching)
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
  const held = (request.headers['if-none-match'] ?? '').split(',')
  if (held.some((one) => one.trim().replace(/^W\//, '') === etag)) return reply.code(304).send()
  return reply.type('image/jpeg').send(bytes)
}

/** The pictures that other sites show of a link: of each auction that a visitor may see, and of the whole site. */
export function registerSharePictures({ app, clock, config, db, events, storage }: Platform): void {
  const renditions = makeRenditions(storage)
  const pictures = makeSharePictures({
    painter: makePainter(makeLettering(), config.site.productName, TAGLINE),
    storage,
    readPhoto: (key) => renditions.get(key, { width: 880, quality: 80, format: 'jpeg' }),
    now: clock.now,
  })

  events.subscribe(accountDeleted, 'pages.forget-share-pictures', async ({ userId }) => {
    for (const { id } of await findAuctionsOf(db, userId)) await pictures.forget(id)
  })

  events.subscribe(auctionDeleted, 'pages.forget-share-picture', ({ auction }) => pictures.forget(auction))

  app.get<{ Params: { file: string } }>('/compartir/subasta/:file', async (request, reply) => {
    const id = idOf(request.params.file)
    // Asked each time, whatever is kept: what was hidden meanwhile is hidden here, too.
    const auction = await getVisibleAuction(db, id, undefined)
    if (!auction) throw notFound(NOT_THERE)
    const facts = shareFacts(auction)
    const picture = await pictures.ofAuction(id, facts)
    if (picture.isPlain) return send(request, reply, picture, CACHING.never)
    return send(request, reply, picture, facts.over ? CACHING.settled : CACHING.changing)
  })
  app.get('/compartir/martillo.jpg', async (request, reply) =>
    send(request, reply, await pictures.ofSite(), CACHING.settled),
  )
}
