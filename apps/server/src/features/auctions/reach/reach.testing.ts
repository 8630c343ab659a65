import type { TestApp } from '../../../../test/app.ts'
import { type AuctionWish, type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { makeLink } from './private-link.store.ts'

export interface MadePrivate {
  readonly id: number
  readonly seller: MadeUser
  readonly clave: string
}

/** A private auction with its link, of a seller in the highest band. */
export async function makePrivateAuction(app: TestApp, wish: AuctionWish = {}): Promise<MadePrivate> {
  const seller = await makeUser(app, { score: 80 })
  const { id } = await makeAuction(app, { seller, isPrivate: true, ...wish })
  await inTransaction(app.platform.db, (tx) => makeLink(tx, id))
  const { body } = await seller.get(`/auctions/${id}/private-link`)
  return { id, seller, clave: String(body.clave) }
}
