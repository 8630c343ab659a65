import type { Insertable } from 'kysely'
import type { Database } from '../src/platform/schema.generated.ts'
import type { TestApp } from './app.ts'

type Sale = Insertable<Database['sales']>

const WEEK_MS = 604_800_000

export type SaleWish = Pick<Sale, 'auction_id' | 'seller_id' | 'buyer_id'> & Partial<Sale>

/** A sale of $ 1.000 at 10 %, opened now; its number. */
export async function makeSale(app: TestApp, wish: SaleWish): Promise<number> {
  const now = (await app.clock.now()).getTime()
  const { id } = await app.platform.db
    .insertInto('sales')
    .values({
      price_cents: 100_000,
      rate_bp: 1_000,
      commission_cents: 10_000,
      commission_due_at: new Date(now + WEEK_MS),
      ...wish,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
