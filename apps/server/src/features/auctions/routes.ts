import * as contract from '@martillo/contract/auctions'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Session } from '../../platform/session.ts'
import { accountDeleted } from '../accounts/public.ts'
import type { AdvanceSeq } from './advance-seq.ts'
import { auctionsDeletionPlan } from './deletion/deletion-plan.ts'
import { onAccountDeleted } from './deletion/on-account-deleted.ts'
import { registerDrafts } from './drafts/register-drafts.ts'
import { getAuction, type ViewerOf } from './get-auction.ts'
import { mayViewAuction, wasRemoved } from './get-auction-view.ts'
import { getQuote } from './get-quote.ts'
import { makeCountCache } from './lists/count-cache.ts'
import type { LoadedFacets } from './lists/get-facets.ts'
import { makeListCache } from './lists/list-cache.ts'
import { registerLists } from './lists/register-lists.ts'
import { early, sendCached } from './lists/send-cached.ts'
import { publishAuction } from './publish-auction.ts'
import { registerReach } from './reach/register-reach.ts'
import { registerSelling } from './register-selling.ts'
import { registerSearch } from './search/register-search.ts'
import { keepDetails, loadAuction } from './show-auction.ts'

interface OfBids {
  readonly viewerOf: ViewerOf
  readonly advanceSeq: AdvanceSeq
}

/** What it is given comes from the slice of bids, which is to the right of this one. */
export function registerAuctions(platform: Platform, { viewerOf, advanceSeq }: OfBids): void {
  const { app, clock, db, events, hooks } = platform
  const cache = makeListCache(clock.now)
  const counts = makeCountCache<number>(clock.now, (total) => total)
  const facets = makeCountCache<LoadedFacets>(clock.now, ({ counted }) => counted)
  const forgetLists = () => {
    for (const kept of [cache, counts, facets]) kept.clear()
    hooks.forgetPages()
  }
  const details = keepDetails(platform)
  hooks.mayWatch = (id, session) => mayViewAuction(db, id, session)
  hooks.isRemoved = (id) => wasRemoved(db, id)

  hooks.deletionPlans.push(auctionsDeletionPlan)
  events.subscribe(accountDeleted, 'auctions.on-account-deleted', async (news) => {
    await onAccountDeleted(db, news)
    forgetLists()
  })

  registerLists(platform, { lists: cache, counts })
  registerSearch(platform, { lists: cache, facets })
  registerDrafts(platform)
  const around = {
    show: (id: number, session: Session) => getAuction({ db, viewerOf }, id, session),
    forget(id: number) {
      details.forget(String(id))
      forgetLists()
    },
  }
  registerReach(platform, { ...around, advanceSeq })
  registerSelling(platform, { ...around, advanceSeq })

  bind(app, contract.getQuote, ({ query, session }) => getQuote(db, session.userId, query.amount))
  bind(
    app,
    contract.getAuction,
    async ({ params: { id }, session, request, reply }) =>
      session
        ? getAuction({ db, viewerOf }, id, session)
        : sendCached(details, { request, reply }, String(id), () => loadAuction(db, id)),
    early(details),
  )

  bind(app, contract.publishAuction, async ({ body, files, session }) => {
    const id = await publishAuction(platform, {
      sellerId: session.userId,
      texts: body,
      primary: files.primary_photo.map((file) => file.path),
      secondary: files.secondary_photos.map((file) => file.path),
    })
    forgetLists()
    return { id, auction: await getAuction({ db, viewerOf }, id, session) }
  })
}
