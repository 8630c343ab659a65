import { chargeAtRate } from '@martillo/domain/commissions/quote'
import { finishAuction } from '../../src/features/auctions/public.ts'
import { advanceSeq } from '../../src/features/bids/public.ts'
import { COMMISSION_DUE_MS } from '../../src/features/sales/settle-auction.ts'
import { addSale } from '../../src/features/sales/settlement.store.ts'
import type { Tx } from '../../src/platform/database.ts'
import type { DemoAuction } from './add-auction.ts'

export interface Ending {
  readonly priceCents: number
  readonly rateBp: number
  readonly commissionCents: number
  readonly openedAt: Date
  readonly dueAt: Date
  readonly buyerId: number
}

const DAY_MS = 86_400_000
/** How far a sale has come by its age in days. */
const STATES = [
  { afterDays: 4, state: 'completada' },
  { afterDays: 2.5, state: 'entregada' },
  { afterDays: 1, state: 'pagada' },
] as const

/** Settles an auction that has ended, as the sweep would have a second after its end; nothing when nobody bid. */
export async function addEnding(tx: Tx, auction: DemoAuction, now: number): Promise<Ending | null> {
  const { standing } = auction.bids.state
  await finishAuction(tx, auction.id, standing.leaderId === null ? 'unsold' : 'sold')
  await advanceSeq(tx, auction.id)
  if (standing.leaderId === null) return null
  const { priceCents, leaderId: buyerId } = standing
  const openedAt = new Date(auction.endAt + 1_000)
  const dueAt = new Date(openedAt.getTime() + COMMISSION_DUE_MS)
  const { rateBp, commissionCents } = chargeAtRate(priceCents, auction.rateBp)
  const sale = await addSale(tx, {
    auctionId: auction.id,
    sellerId: auction.seller.id,
    buyerId,
    priceCents,
    rateBp,
    commissionCents,
    commissionDueAt: dueAt,
    openedAt,
  })
  const ageDays = (now - auction.endAt) / DAY_MS
  const step = STATES.find(({ afterDays }) => ageDays >= afterDays)
  if (step) await tx.updateTable('sales').set({ state: step.state }).where('id', '=', sale).execute()
  return { priceCents, rateBp, commissionCents, openedAt, dueAt, buyerId }
}
