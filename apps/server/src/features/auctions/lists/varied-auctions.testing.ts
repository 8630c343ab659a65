import { CONDITIONS, DELIVERY_OPTIONS } from '@martillo/domain/auctions/publication'
import type { TestApp } from '../../../../test/app.ts'
import { makeAuction, makeUser } from '../../../../test/make.ts'

const HOUR_MS = 3_600_000

/** An auction as the test knows it, to compute by hand what lists and counts must say. */
export interface Varied {
  readonly id: number
  readonly sellerId: number
  readonly title: string
  readonly province: string
  readonly city: string
  /** As the seller wrote it. */
  readonly shownCity: string
  readonly condition: string
  readonly deliveries: readonly string[]
  readonly baseZero: boolean
  readonly price: number
  readonly bids: number
  readonly startAt: number
  readonly endAt: number
  readonly publishedAt: number
  readonly category: number
  readonly subcategory: number
}

const PLACES = [
  ['Buenos Aires', 'La Plata'],
  ['Buenos Aires', 'Tandil'],
  ['Córdoba', 'Córdoba'],
  ['Santa Fe', 'San Lorenzo'],
  ['Salta', 'San Lorenzo'],
] as const

const THINGS = ['Bicicleta', 'Guitarra', 'Cámara', 'Mesa'] as const

function pick<T>(from: readonly T[], index: number): T {
  const picked = from[index % from.length]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}

/**
 * Auctions that differ in everything that filters look at, about a third of them over, some settled and some not; and
 * among them as many that nobody may find. The clock stands still afterwards.
 */
export async function makeVariedAuctions(app: TestApp, count: number): Promise<Varied[]> {
  const { db } = app.platform
  await app.clock.freeze(await app.clock.now())
  const now = (await app.clock.now()).getTime()
  const sellers = [await makeUser(app), await makeUser(app)]
  const bidder = await makeUser(app)
  const subcategories = await db
    .selectFrom('subcategories')
    .select(['id', 'category_id'])
    .where('id', 'in', [1, 2, 7])
    .orderBy('id')
    .execute()
  const made: Varied[] = []
  for (let index = 0; index < count; index++) {
    const [province, city] = pick(PLACES, index * 3 + (index >> 2))
    const subcategory = pick(subcategories, index + (index >> 3))
    const seller = pick(sellers, index >> 1)
    const baseZero = index % 5 === 0
    const condition = pick(CONDITIONS, index + (index >> 2))
    const deliveries = DELIVERY_OPTIONS.filter((_, option) => ((index % 15) + 1) & (1 << option))
    const startsInMs = index % 7 === 0 ? HOUR_MS : -400 * HOUR_MS
    const endsInMs = (index % 3 === 0 ? -1 : 1) * ((index * 37) % 200) * HOUR_MS + 2 * HOUR_MS + 1
    const endsLater = startsInMs > 0 ? Math.abs(endsInMs) + 2 * HOUR_MS : endsInMs
    const title = `${pick(THINGS, index)} ${pick(THINGS, index >> 1)} ${index}`
    const wish = { seller, title, startsInMs, endsInMs: endsLater, subcategoryId: subcategory.id }
    const { id, startAt, endAt } = await makeAuction(app, {
      ...wish,
      basePriceCents: baseZero ? 0 : 10_000 * ((index * 7) % 23) + 100,
      status: endsLater < 0 && index % 2 === 0 ? 'finished' : 'active',
    })
    await makeAuction(app, { ...wish, approval: 'pending' })
    const hidden = await makeAuction(app, { ...wish, isPrivate: index % 2 === 0 })
    // Cities may be written freely, and are written in several ways.
    const shownCity = index % 4 === 0 ? city.toUpperCase() : city
    const publishedAt = now - ((index * 53) % 97) * HOUR_MS
    await db
      .updateTable('auctions')
      .set({
        province,
        city: shownCity,
        condition,
        delivery_options: [...deliveries],
        published_at: new Date(publishedAt),
      })
      .where('id', '=', id)
      .execute()
    if (index % 2 === 1) {
      const gone = index % 4 === 1 ? { deleted_at: new Date(now) } : { cancelled_at: new Date(now) }
      await db.updateTable('auctions').set(gone).where('id', '=', hidden.id).execute()
    }
    const bids = index % 4
    const priceCents = bids > 0 ? 5_000 * ((index * 11) % 41) + 300 : null
    if (priceCents !== null) await putStanding(app, id, bidder.id, priceCents, bids)
    made.push({
      id,
      sellerId: seller.id,
      title,
      province,
      city,
      shownCity,
      condition,
      deliveries,
      baseZero,
      price: (priceCents ?? (baseZero ? 0 : 10_000 * ((index * 7) % 23) + 100)) / 100,
      bids,
      startAt: startAt.getTime(),
      endAt: endAt.getTime(),
      publishedAt,
      category: subcategory.category_id,
      subcategory: subcategory.id,
    })
  }
  return made
}

async function putStanding(app: TestApp, id: number, leaderId: number, priceCents: number, bids: number) {
  const values = {
    price_cents: priceCents,
    leader_id: leaderId,
    leader_maximum_cents: priceCents,
    leader_set_at: await app.clock.now(),
    bids_count: bids,
  }
  await app.platform.db
    .insertInto('standings')
    .values({ auction_id: id, ...values, price_cents: 1, bids_count: 1 })
    .execute()
  await app.platform.db.updateTable('standings').set(values).where('auction_id', '=', id).execute()
}
