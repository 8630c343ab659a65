import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'

export interface Bidder {
  readonly id: number
  /** The session's cookie, as a header's value. */
  readonly cookie: string
}

const SCORE = 60

/**
 * Verified people with a score of 60, whose bids no limit counts, each with a session. The score stands in their ledger
 * too: it is added up anew when a week of bidding is credited.
 */
export async function seedPeople(client: pg.Client, count: number, prefix: string): Promise<Bidder[]> {
  const bidders: Bidder[] = []
  for (let index = 0; index < count; index++) {
    const { rows } = await client.query<{ id: number }>(
      `insert into users (username, email, email_verified_at) values ($1, $2, app.now()) returning id`,
      [`${prefix}${index}`, `${prefix}${index}@bench.test`],
    )
    const id = rows[0]?.id ?? 0
    const token = randomBytes(32).toString('base64url')
    await client.query('insert into reputation_scores (user_id, score) values ($1, $2)', [id, SCORE])
    await client.query(
      `insert into reputation_events (user_id, kind, subject, points, moved, score_after)
       values ($1, 'rating_received', 'bench', $2, $2, $2)`,
      [id, SCORE],
    )
    await client.query(
      `insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, $3, app.now() + interval '1 day')`,
      [randomUUID(), id, createHash('sha256').update(token).digest()],
    )
    bidders.push({ id, cookie: `session=${token}` })
  }
  return bidders
}

/** A running auction from $ 1.000 by $ 1 that ends in a day. */
export async function seedAuction(client: pg.Client, sellerId: number, title: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into auctions (seller_id, subcategory_id, title, description, condition, warranty, base_price_cents,
       increment_cents, start_at, end_at, original_end_at, province, city, delivery_options, photos, quoted_rate_bp)
     values ($1, 1, $2, 'Para medir.', 'usado', 'sin-garantia', 100000, 100, app.now() - interval '1 hour',
       app.now() + interval '1 day', app.now() + interval '1 day', 'Buenos Aires', 'La Plata', '{retiro}', '{medida}',
       1500)
     returning id`,
    [sellerId, title],
  )
  return rows[0]?.id ?? 0
}
