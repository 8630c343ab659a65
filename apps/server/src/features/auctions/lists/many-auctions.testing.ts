import type { TestApp } from '../../../../test/app.ts'
import { makeUser } from '../../../../test/make.ts'

const BATCH = 250
const OVER = 30

/**
 * So many that are open, and thirty that are over. All have bicycles in the title or, every fifth, in the description
 * only; every 25th is in Salta, new, and begins with "Bici". Prices are 1, 2, 3…, ends and publications each in an order
 * of their own. The clock stands still afterwards.
 */
export async function makeManyAuctions(app: TestApp, count: number): Promise<void> {
  const seller = await makeUser(app)
  await app.clock.freeze(await app.clock.now())
  for (let first = 1; first <= count + OVER; first += BATCH) {
    await app.platform.pool.query(
      `insert into auctions (seller_id, subcategory_id, title, description, condition, warranty, base_price_cents,
       increment_cents, start_at, end_at, original_end_at, province, city, delivery_options, photos, quoted_rate_bp,
       status, published_at)
     select $1, 1,
       case when n % 25 = 0 then 'Bici de paseo, bicicleta ' when n % 5 = 1 then 'Rodado ' else 'Bicicleta ' end || n,
       case when n % 5 = 1 then 'Es una bicicleta de paseo.' else 'Con luces.' end,
       case when n % 25 = 0 then 'nuevo' else 'usado' end, 'sin-garantia', n * 100, 10000,
       app.now() - interval '9 days', ends, ends, case when n % 25 = 0 then 'Salta' else 'Córdoba' end, 'Capital',
       '{retiro}', '{prueba}', 1500, case when n > $2 then 'finished' else 'active' end,
       app.now() - n * 379 % 1009 * interval '1 minute'
     from generate_series($3::int, least($4::int, $2::int + 30)) as n
     cross join lateral (
       select app.now() + case when n > $2 then - n * interval '1 minute' else n * 7919 % 2003 * interval '13 minutes' + interval '1 minute' end
         as ends) as made`,
      [seller.id, count, first, first + BATCH - 1],
    )
  }
  await app.platform.pool.query('analyze listings, search_documents')
}
