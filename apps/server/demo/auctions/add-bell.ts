import { randomUUID } from 'node:crypto'
import type { Notice } from '../../src/features/notifications/notice.ts'
import { linkOf, messageOf } from '../../src/features/notifications/notice-texts.ts'
import type { Tx } from '../../src/platform/database.ts'
import type { DemoAuction } from './add-auction.ts'
import type { Ending } from './add-ending.ts'

export interface BellRow {
  readonly personId: number
  readonly notice: Notice
  readonly at: number
}

/** What people were told about an auction: first bid, outbid, and how it ended. */
export function bellOf(auction: DemoAuction, ending: Ending | null | undefined): BellRow[] {
  const { bids, seller, plan } = auction
  const about = { auctionId: auction.id, title: plan.item.title }
  const tell = (personId: number, notice: Notice, at: number): BellRow => ({ personId, notice, at })
  const [first] = bids.rows
  const news = bids.outbids.map(({ personId, priceCents, at }) =>
    tell(personId, { kind: 'outbid', facts: { ...about, priceCents } }, at),
  )
  if (first) {
    news.push(
      tell(seller.id, { kind: 'first_bid', facts: { ...about, priceCents: first.amountCents } }, first.at),
    )
  }
  if (ending === undefined) return news
  const at = auction.endAt + 1_500
  if (ending === null) return [...news, tell(seller.id, { kind: 'unsold', facts: about }, at)]

  const { priceCents, commissionCents, rateBp, dueAt, buyerId } = ending
  const maximums = new Map<number, number>()
  for (const { personId, amountCents } of bids.accepted) {
    maximums.set(personId, Math.max(amountCents, maximums.get(personId) ?? 0))
  }
  maximums.delete(buyerId)
  const lost = [...maximums].map(([personId, maximumCents]) =>
    tell(personId, { kind: 'lost', facts: { ...about, priceCents, maximumCents } }, at),
  )
  const sold = { ...about, priceCents, commissionCents, rateBp, dueAt: dueAt.toISOString() }
  const won = tell(buyerId, { kind: 'won', facts: { ...about, priceCents } }, at)
  return [...news, ...lost, won, tell(seller.id, { kind: 'sold', facts: sold }, at)]
}

const READ_AFTER_MS = 20 * 3_600_000

/** Rings in order of time; what is older than a day has been read. Nothing is mailed. */
export async function addBell(tx: Tx, rows: readonly BellRow[], now: number): Promise<void> {
  const values = [...rows]
    .sort((one, other) => one.at - other.at)
    .map(({ personId, notice, at }) => ({
      person_id: personId,
      kind: notice.kind,
      event: randomUUID(),
      message: messageOf(notice),
      link: linkOf(notice),
      facts: JSON.stringify(notice.facts),
      at: new Date(at),
      read_at: now - at > READ_AFTER_MS ? new Date(at + 60_000) : null,
    }))
  for (let from = 0; from < values.length; from += 200) {
    await tx
      .insertInto('notifications')
      .values(values.slice(from, from + 200))
      .execute()
  }
}
