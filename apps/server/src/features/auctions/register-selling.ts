import * as approval from '@martillo/contract/approval'
import type { Auction } from '@martillo/contract/auctions'
import * as contract from '@martillo/contract/selling'
import { draftSimilar } from '@martillo/contract/similar'
import { answer } from '../../platform/http/answer.ts'
import { bind } from '../../platform/http/bind.ts'
import { defineSentences } from '../../platform/http/sentences.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Session } from '../../platform/session.ts'
import type { AdvanceSeq } from './advance-seq.ts'
import { cancelByAdministrator } from './approval/cancel-by-administrator.ts'
import { approveAuction, rejectAuction } from './approval/decide-auction.ts'
import { listByState } from './approval/list-by-state.ts'
import { clarifyAuction } from './editing/clarify-auction.ts'
import { deleteOwnAuction } from './editing/delete-own-auction.ts'
import { editAuction } from './editing/edit-auction.ts'
import { draftSimilar as makeSimilar } from './republishing/draft-similar.ts'
import { republishAuction } from './republishing/republish-auction.ts'
import { sellingSentences } from './selling.sentences.ts'

interface Around {
  readonly show: (id: number, session: Session) => Promise<Auction>
  /** What is kept of lists and pages is no longer so. */
  readonly forget: (id: number) => void
  readonly advanceSeq: AdvanceSeq
}

/** Looking after what one sells, and what administrators decide on it. */
export function registerSelling(platform: Platform, { show, forget, advanceSeq }: Around): void {
  const { app, db, live } = platform
  const context = { ...platform, advanceSeq }
  defineSentences(sellingSentences)

  /** Whoever watches reads again, in every process. */
  function tell(id: number) {
    forget(id)
    live.openAnew(id)
  }

  /** What a republication was made from leads there, or does no more. */
  function tellOriginal(id: number | null | undefined) {
    if (id) tell(id)
  }

  bind(app, contract.editAuction, async ({ params: { id }, body, session }) => {
    const changed = await editAuction(context, { auctionId: id, sellerId: session.userId, body })
    if (changed) tell(id)
    const auction = await show(id, session)
    if (changed) tellOriginal(auction.republished_from)
    return auction
  })
  bind(app, contract.deleteOwnAuction, async ({ params: { id }, session }) => {
    tellOriginal(await deleteOwnAuction(context, { auctionId: id, sellerId: session.userId }))
    tell(id)
    return { ok: true as const }
  })
  bind(app, contract.republishAuction, async ({ params, query, session }) => {
    const id = await republishAuction(context, {
      auctionId: params.id,
      sellerId: session.userId,
      endTime: query.end_time,
      key: query.idempotency_key,
    })
    tell(params.id)
    forget(id)
    return { id, auction: await show(id, session) }
  })
  bind(app, draftSimilar, async ({ params, body, session }) => {
    const wish = { auctionId: params.id, sellerId: session.userId, draft: body.draft }
    const { draft, made } = await makeSimilar(db, wish)
    return answer(made ? 201 : 200, draft)
  })
  bind(app, contract.clarifyAuction, async ({ params: { id }, body, session }) => {
    await clarifyAuction(context, { auctionId: id, sellerId: session.userId, text: body.text })
    tell(id)
    return show(id, session)
  })

  bind(app, approval.listAuctionsToJudge, ({ query }) => listByState(db, query))
  bind(app, approval.approveAuction, async ({ params: { id }, session }) => {
    await approveAuction(context, { auctionId: id, administratorId: session.userId })
    tell(id)
    const auction = await show(id, session)
    tellOriginal(auction.republished_from)
    return auction
  })
  bind(app, approval.rejectAuction, async ({ params: { id }, body, session }) => {
    const { reason } = body
    await rejectAuction(context, { auctionId: id, administratorId: session.userId, reason })
    tell(id)
    return show(id, session)
  })
  for (const endpoint of [approval.cancelAuction, approval.removeAuction]) {
    bind(app, endpoint, async ({ params: { id }, body, session }) => {
      const { reason } = body
      await cancelByAdministrator(context, { auctionId: id, administratorId: session.userId, reason })
      forget(id)
      return show(id, session)
    })
  }
}
