import {
  correctBid,
  countMyBids,
  getActa,
  listBids,
  listMyBids,
  listReceipts,
  placeBid,
  stepBack,
  voidBidder,
} from '@martillo/contract/bids'
import type { Db } from '../../platform/database.ts'
import { bind } from '../../platform/http/bind.ts'
import { notFound, refused } from '../../platform/http/failure.ts'
import { defineSentences } from '../../platform/http/sentences.ts'
import type { Platform } from '../../platform/platform.ts'
import { getAuctionView } from '../auctions/public.ts'
import { bidSentences } from './bids.sentences.ts'
import type { BidsContext } from './bids-context.ts'
import { makeActiveWeekSweep } from './credit-active-weeks.ts'
import { bidsDeletionPlan } from './deletion-plan.ts'
import { openBidLine, placeBid as place } from './judging/place-bid.ts'
import { actaCsv } from './reading/acta-csv.ts'
import { cachedPage } from './reading/cached-page.ts'
import { getActa as readActa } from './reading/get-acta.ts'
import { listBids as readBids } from './reading/list-bids.ts'
import { listMyBids as readMyBids } from './reading/list-my-bids.ts'
import { listReceipts as readReceipts } from './reading/list-receipts.ts'
import { countMyBids as countMine } from './reading/my-bids.store.ts'
import { sqlOf } from './sql-of.ts'
import { correctBid as correct } from './taking-back/correct-bid.ts'
import { stepBack as goBack } from './taking-back/step-back.ts'
import { type BidderToVoid, voidBidder as voidAll } from './taking-back/void-bidder.ts'

async function readPage(db: Db, auctionId: number) {
  const page = await getAuctionView(db, auctionId)
  if (!page) throw notFound('No encontramos esa subasta.')
  return page
}

export interface RegisteredBids {
  voidBidder(voiding: BidderToVoid): Promise<unknown>
}

const CREDIT_EVERY_MS = 60_000

/** Gives back what moderation needs of it. */
export function registerBids(platform: Platform): RegisteredBids {
  const { app, pipes, db, events, live, clock, sweeps } = platform
  platform.hooks.deletionPlans.push(bidsDeletionPlan)
  defineSentences(bidSentences)
  const context: BidsContext = {
    pipes,
    db,
    events,
    live,
    clock,
    getPage: cachedPage((auctionId) => readPage(db, auctionId)),
  }
  const line = openBidLine(context)
  // What was accepted for judging is judged, also when its sender has gone.
  app.addHook('onClose', () => line.drained())
  sweeps.add({ name: 'bids.active-weeks', everyMs: CREDIT_EVERY_MS }, makeActiveWeekSweep(db))

  bind(
    app,
    placeBid,
    async ({ params, body, session, reply }) => {
      if (session.incomplete) throw refused('profile_incomplete', {}, 'Completá tu perfil para pujar.')
      const { fresh, json } = await place(context, line, {
        auctionId: params.id,
        bidId: params.uuid,
        personId: session.userId,
        isAdmin: session.role === 'admin',
        amount: body.amount,
      })
      return reply
        .code(fresh ? 201 : 200)
        .type('application/json; charset=utf-8')
        .send(json)
    },
    { uncompressed: true },
  )
  bind(app, correctBid, ({ params, body, session }) =>
    correct(context, {
      auctionId: params.id,
      bidId: params.uuid,
      wrongBidId: body.bid,
      personId: session.userId,
      isAdmin: session.role === 'admin',
      amount: body.amount,
    }),
  )
  bind(app, stepBack, ({ params, session }) =>
    goBack(context, params.id, { personId: session.userId, isAdmin: session.role === 'admin' }),
  )
  bind(app, listBids, ({ params, query, session }) => readBids(context, params.id, query, session))
  bind(app, listReceipts, ({ params, query, session }) => readReceipts(context, params.id, query, session))
  bind(app, getActa, async ({ params, query, session, reply }) => {
    const acta = await readActa(context, params.id, session)
    if (query.format === 'json') return acta
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="acta-${params.id}.csv"`)
      .serializer((text: string) => text)
      .send(actaCsv(acta.rows))
  })
  bind(app, listMyBids, ({ query, session }) => readMyBids(context, session.userId, query))
  bind(app, countMyBids, ({ session }) => countMine(sqlOf(db), session.userId))
  bind(app, voidBidder, ({ params, body, session }) =>
    voidAll(context, {
      auctionId: params.id,
      personId: body.user_id,
      reason: body.reason,
      administratorId: session.userId,
    }),
  )
  return { voidBidder: (voiding) => voidAll(context, voiding) }
}
