import { browse } from '@martillo/contract/auction-search'
import * as contract from '@martillo/contract/auctions'
import type { FastifyReply } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Platform } from '../../platform/platform.ts'
import { getCategory, getSubcategory } from '../catalog/public.ts'
import { browseAuctions } from './browse-auctions.ts'
import { getAuction, type ViewerOf } from './get-auction.ts'
import { mayViewAuction } from './get-auction-view.ts'
import { getQuote } from './get-quote.ts'
import { type CardPage, listAuctions, loadList, type Page } from './list-auctions.ts'
import { type Loaded, makeListCache } from './list-cache.ts'
import { type ListSpec, lists } from './lists.store.ts'
import { isSeller } from './publish.store.ts'
import { publishAuction } from './publish-auction.ts'
import { searchWords } from './search-words.ts'

/** Lists ask for no session: they are the same for everyone. */
const anonymous = { anonymous: true } as const

/** `viewerOf` comes from the slice of bids, which is to the right of this one. */
export function registerAuctions(platform: Platform, viewerOf: ViewerOf): void {
  const { app, clock, db, hooks } = platform
  const cache = makeListCache(clock.now)
  hooks.mayWatch = (id, session) => mayViewAuction(db, id, session)

  async function sendCached(reply: FastifyReply, key: string, load: () => Promise<Loaded>) {
    const json = await cache.get(key, load)
    return reply.type('application/json; charset=utf-8').send(json)
  }

  async function sendList(
    reply: FastifyReply,
    name: string,
    spec: ListSpec,
    { page, limit }: Page,
    wrap?: (list: CardPage) => object,
  ) {
    return sendCached(reply, `${name} ${page} ${limit}`, () => loadList(db, spec, { page, limit }, wrap))
  }

  const shared = [
    [contract.listAuctions, 'active', lists.active],
    [contract.listActive, 'active', lists.active],
    [contract.listFinished, 'finished', lists.finished],
    [contract.listBaseZero, 'base-zero', lists.baseZero],
    [contract.listMostBids, 'most-bids', lists.mostBids],
    [contract.listFinishingSoon, 'finishing-soon', lists.finishingSoon],
  ] as const
  for (const [endpoint, name, spec] of shared) {
    bind(app, endpoint, ({ query, reply }) => sendList(reply, name, spec, query), anonymous)
  }

  bind(
    app,
    contract.listByCategory,
    async ({ params: { id }, query, reply }) => {
      if (!(await getCategory(db, id))) throw notFound('No existe esa categoría.')
      return sendList(reply, `category ${id}`, lists.byCategory(id), query)
    },
    anonymous,
  )
  bind(
    app,
    contract.listBySubcategory,
    async ({ params: { id }, query, reply }) => {
      if (!(await getSubcategory(db, id))) throw notFound('No existe esa subcategoría.')
      return sendList(reply, `subcategory ${id}`, lists.bySubcategory(id), query)
    },
    anonymous,
  )
  bind(
    app,
    contract.listByUser,
    async ({ params: { userId }, query, reply }) => {
      if (!(await isSeller(db, userId))) throw notFound('No encontramos a esa persona.')
      return sendList(reply, `user ${userId}`, lists.bySeller(userId), query, ({ data, meta }) => ({
        auctions: data,
        meta,
      }))
    },
    anonymous,
  )
  bind(
    app,
    browse,
    async ({ query: { search, page, limit }, reply }) => {
      const words = searchWords(search)
      const key = `browse ${page} ${limit} ${words.join(' ')}`
      return sendCached(reply, key, () => browseAuctions(db, words, { page, limit }))
    },
    anonymous,
  )

  bind(app, contract.listAllAuctions, ({ query }) => listAuctions(db, lists.all, query))
  bind(app, contract.listMyAuctions, ({ query, session }) =>
    listAuctions(db, lists.own(session.userId), query),
  )
  bind(app, contract.listWon, ({ query, session }) => listAuctions(db, lists.won(session.userId), query))
  bind(app, contract.getQuote, ({ query, session }) => getQuote(db, session.userId, query.amount))
  bind(app, contract.getAuction, ({ params, session }) => getAuction({ db, viewerOf }, params.id, session))

  bind(app, contract.publishAuction, async ({ body, files, session }) => {
    const id = await publishAuction(platform, {
      sellerId: session.userId,
      texts: body,
      primary: files.primary_photo.map((file) => file.path),
      secondary: files.secondary_photos.map((file) => file.path),
    })
    cache.clear()
    return { id, auction: await getAuction({ db, viewerOf }, id, session) }
  })
}
