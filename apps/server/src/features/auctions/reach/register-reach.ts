import type { Auction } from '@martillo/contract/auctions'
import * as contract from '@martillo/contract/reach'
import { bind } from '../../../platform/http/bind.ts'
import { defineSentences } from '../../../platform/http/sentences.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Session } from '../../../platform/session.ts'
import type { AdvanceSeq } from '../advance-seq.ts'
import { enterAuction } from './enter-auction.ts'
import { featureAuction, unfeatureAuction } from './feature-auction.ts'
import { getPrivateLink, makePrivateLink, voidPrivateLink } from './keep-private-link.ts'
import { reachSentences } from './reach.sentences.ts'

interface Around {
  readonly advanceSeq: AdvanceSeq
  readonly show: (id: number, session: Session) => Promise<Auction>
  /** What is kept of lists and pages is no longer so. */
  readonly forget: (id: number) => void
}

/** Nobody guesses 256 bits; this only keeps a loop from being busy with it. */
const FEW = { rate: { max: 60, perMs: 60_000, by: 'person' as const } }

/** Featured and private auctions. */
export function registerReach(
  { app, db, live, publicUrl }: Platform,
  { show, forget, advanceSeq }: Around,
): void {
  defineSentences(reachSentences)
  const links = { db, live, publicUrl }

  bind(app, contract.featureAuction, async ({ params: { id }, session }) => {
    await featureAuction({ db, advanceSeq }, { auctionId: id, sellerId: session.userId })
    forget(id)
    return show(id, session)
  })
  bind(app, contract.unfeatureAuction, async ({ params: { id }, session }) => {
    await unfeatureAuction({ db, advanceSeq }, { auctionId: id, sellerId: session.userId })
    forget(id)
    return show(id, session)
  })
  bind(app, contract.getPrivateLink, ({ params, session }) =>
    getPrivateLink(links, { auctionId: params.id, sellerId: session.userId }),
  )
  bind(app, contract.makePrivateLink, ({ params, session }) =>
    makePrivateLink(links, { auctionId: params.id, sellerId: session.userId }),
  )
  bind(app, contract.voidPrivateLink, ({ params, session }) =>
    voidPrivateLink(links, { auctionId: params.id, sellerId: session.userId }),
  )
  bind(
    app,
    contract.enterAuction,
    ({ params, body, session }) => enterAuction(db, { auctionId: params.id, clave: body.clave, session }),
    FEW,
  )
}
