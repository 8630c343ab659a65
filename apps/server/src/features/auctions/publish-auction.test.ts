import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { makeAuction, makeUser } from '../../../test/make.ts'
import { makeSale, type SaleWish } from '../../../test/make-sale.ts'
import { makePerson } from '../../../test/person.ts'
import { race } from '../../../test/race.ts'
import { until } from '../../../test/until.ts'
import { makePhoto, publishForm } from './publish.testing.ts'

const HOUR_MS = 3_600_000

let app: TestApp
beforeAll(async () => {
  app = await makeApp()
})
afterAll(() => app.stop())
afterEach(() => app.clock.reset())

const seller = (score: number) => makeUser(app, { score })

async function publish(
  person: Awaited<ReturnType<typeof seller>>,
  wish: Parameters<typeof publishForm>[1] = {},
) {
  return person.form('POST', '/auctions', await publishForm(app, wish))
}

async function countOf(sellerId: number): Promise<number> {
  const rows = await app.platform.db
    .selectFrom('auctions')
    .select('id')
    .where('seller_id', '=', sellerId)
    .execute()
  return rows.length
}

async function storedOriginals(): Promise<number> {
  const folder = path.join(app.config.dataDir, 'images', 'originals')
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return files.filter((file) => file.isFile()).length
}

/** Which channel of `#rrggbb` is above the others. */
function strongest(tint: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(tint.slice(at, at + 2), 16))
  const most = Math.max(...channels)
  if (channels.every((channel) => channel === most)) return 'grey'
  return ['red', 'green', 'blue'][channels.indexOf(most)] ?? ''
}

async function premiumSubcategory(): Promise<string> {
  const { id } = await app.platform.db
    .selectFrom('subcategories as s')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select('s.id')
    .where('c.premium', '=', true)
    .limit(1)
    .executeTakeFirstOrThrow()
  return String(id)
}

describe('publishing an auction', () => {
  it('answers with the auction, its pictures in the order sent, and shows it in the list at once', async () => {
    const person = await seller(30)
    const reply = await publish(person, {
      primary_photo: await makePhoto('#ff0000'),
      secondary_photos: [await makePhoto('#00ff00'), await makePhoto('#0000ff'), await makePhoto('#ffffff')],
    })
    expect(reply.status).toBe(201)
    expect(reply.body.auction).toMatchObject({
      ID: reply.body.id,
      Title: 'Bicicleta rodado 28 con luces',
      BasePrice: 10_000.5,
      MinIncrement: 500,
      minimum_next_bid: 10_000.5,
      bids_count: 0,
      seq: 0,
      Status: 'active',
      state: 'running',
      approved: true,
      province: 'Buenos Aires',
      delivery_options: ['retiro', 'envio-a-cargo-del-comprador'],
      tint: expect.stringMatching(/^#f/),
      seller: { ID: person.id, band: 3 },
    })
    const auction = reply.body.auction as { PrimaryPic: string; SecondaryPics: string[] }
    const { rows } = await app.platform.pool.query<{ key: string; tint: string }>(
      'select key, tint from images where owner_id = $1',
      [person.id],
    )
    const tintOf = new Map(rows.map((row) => [`images/${row.key}`, row.tint]))
    const shown = [auction.PrimaryPic, ...auction.SecondaryPics].map((picture) => tintOf.get(picture) ?? '')
    expect(shown.map(strongest)).toEqual(['red', 'green', 'blue', 'grey'])
    const list = await makePerson(app).get('/auctions')
    expect(list.body.data).toMatchObject([{ ID: reply.body.id }])
  })

  it('cuts start and end to the minute and takes an instant of any zone', async () => {
    const day = (days: number) =>
      new Date(Date.now() + days * 24 * HOUR_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
    const { body } = await publish(await seller(30), {
      start_time: `${day(2)}T10:15:59.999-03:00`,
      end_time: `${day(5)}T00:30:20+09:00`,
    })
    expect(body.auction).toMatchObject({
      StartTime: `${day(2)}T13:15:00.000Z`,
      EndTime: `${day(4)}T15:30:00.000Z`,
      state: 'scheduled',
    })
  })

  it('stores the rate that the score gives, and cleans the texts', async () => {
    const person = await seller(26)
    const { body } = await publish(person, {
      title: '  Mesa\u202e de   roble\u200b ',
      description: 'Uno\r\n\r\n\r\n\r\nDos',
    })
    expect(body.auction).toMatchObject({ Title: 'Mesa de roble', description: 'Uno\n\nDos' })
    const row = await app.platform.db
      .selectFrom('auctions')
      .select('quoted_rate_bp')
      .where('id', '=', Number(body.id))
      .executeTakeFirstOrThrow()
    expect(row.quoted_rate_bp).toBe(1_800)
  })

  it.each([
    [{ title: 'Uno' }, 'title'],
    [{ primary_photo: undefined }, 'primary_photo'],
    [{ primary_photo: undefined, draft: '1b4e28ba-2fa1-41d2-883f-0016d3cca427' }, 'draft'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ description: 'x'.repeat(10_001) }, 'description'],
    [{ min_increment: '0.99' }, 'min_increment'],
    [{ min_increment: '100000.01' }, 'min_increment'],
    [{ subcategory_id: '99999' }, 'subcategory_id'],
    [{ province: 'Narnia' }, 'province'],
    [{ city: '\u200b' }, 'city'],
    [{ warranty: 'provista-producto', warranty_time: '' }, 'warranty_time'],
    [{ warranty: 'provista-producto', warranty_time: '2030-02-30' }, 'warranty_time'],
    [{ end_time: '2020-01-01T00:00:00Z' }, 'end_time'],
    [{ start_time: '2020-01-01T00:00:00Z' }, 'start_time'],
  ])('refuses %o with a sentence at %s', async (wish, field) => {
    const reply = await publish(await seller(30), wish)
    expect(reply.status).toBe(422)
    expect(reply.body).toMatchObject({
      code: 'publication_invalid',
      details: { [field]: expect.any(String) },
    })
  })

  it.each([
    [{ base_price: '1.234,50' }, 'amount_invalid'],
    [{ base_price: '-1' }, 'amount_invalid'],
    [{ base_price: '1e3' }, 'amount_invalid'],
    [{ min_increment: '' }, 'amount_invalid'],
    [{ start_time: '2030-03-10T10:15:00' }, 'invalid'],
    [{ condition: 'roto' }, 'invalid'],
    [{ delivery_options: ['a-caballo'] }, 'invalid'],
    [{ seller_id: '1' }, 'invalid'],
    [{ role: 'admin' }, 'invalid'],
    [{ idempotency_key: 'dos' }, 'invalid'],
  ])('answers 400 to %o', async (wish, code) => {
    const reply = await publish(await seller(30), wish)
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ code, error: expect.any(String) })
  })

  it('ignores that a seller calls it approved, and takes no more than ten photos', async () => {
    const person = await seller(30)
    const many = await Promise.all(Array.from({ length: 10 }, () => makePhoto()))
    const reply = await publish(person, { secondary_photos: many })
    expect(reply.status).toBe(413)
    expect(await countOf(person.id)).toBe(0)
  })

  it('keeps visitors and people without a verified e-mail out', async () => {
    expect((await makePerson(app).form('POST', '/auctions', await publishForm(app))).status).toBe(401)
    const unverified = await makeUser(app, { verified: false })
    expect((await unverified.form('POST', '/auctions', await publishForm(app))).status).toBe(403)
  })

  it('sends a person with gaps in the profile to complete it', async () => {
    const person = await seller(30)
    await app.platform.db.updateTable('users').set({ phone: '' }).where('id', '=', person.id).execute()
    expect((await publish(person)).body).toMatchObject({ code: 'profile_incomplete' })
  })
})

describe('what a band may publish', () => {
  it('is nothing up to a score of 10, and something from 11 on', async () => {
    expect((await publish(await seller(10))).body).toMatchObject({ code: 'band_cannot_publish' })
    expect((await publish(await seller(11))).status).toBe(201)
  })

  it('is a premium category from a score of 51 on', async () => {
    const subcategory_id = await premiumSubcategory()
    expect((await publish(await seller(50), { subcategory_id })).body).toMatchObject({
      code: 'premium_category',
    })
    expect((await publish(await seller(51), { subcategory_id })).status).toBe(201)
  })

  it('is five a day up to 25: the sixth is refused in the words that clients know, until the first is a day old', async () => {
    const person = await seller(20)
    const first = await app.clock.now()
    const dayLater = first.getTime() + 24 * HOUR_MS
    await app.clock.freeze(first)
    for (let count = 0; count < 5; count++) expect((await publish(person)).status).toBe(201)
    const sixth = await publish(person)
    expect(sixth.status).toBe(422)
    expect(sixth.body).toMatchObject({
      code: 'daily_limit',
      error: 'You have exceeded your daily auction limit',
      retry_at: new Date(dayLater).toISOString(),
    })
    await app.clock.freeze(new Date(dayLater - 1))
    expect((await publish(person)).body).toMatchObject({ code: 'daily_limit' })
    await app.clock.freeze(new Date(dayLater))
    expect((await publish(person)).status).toBe(201)
  })

  it('is never exceeded by publishing at one instant, and no picture of a refused one stays', async () => {
    const person = await seller(20)
    for (let count = 0; count < 4; count++) await makeAuction(app, { seller: person })
    const before = await storedOriginals()
    const form = await publishForm(app, { idempotency_key: undefined })
    // Holds all of them up after they were judged, so that only the seller's lock keeps them apart.
    const holder = new pg.Client({ connectionString: app.databaseUrl })
    await holder.connect()
    onTestFinished(() => holder.end())
    await holder.query('begin; lock table images in exclusive mode')
    const running = race(3, () => person.form('POST', '/auctions', form))
    await until('all three to wait', async () => {
      // Inside a transaction the list of connections stays as it was first read, newer ones missing.
      await holder.query('select pg_stat_clear_snapshot()')
      const { rows } = await holder.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0]?.count === 3
    })
    await holder.query('rollback')
    const { won } = await running
    const statuses = won.map((reply) => reply.status).sort()
    expect(statuses).toEqual([201, 422, 422])
    expect(await countOf(person.id)).toBe(5)
    expect(await storedOriginals()).toBe(before + 1)
  })
})

describe('a commission', () => {
  const owe = async (person: Awaited<ReturnType<typeof seller>>, wish: Partial<SaleWish> = {}) => {
    const auction = await makeAuction(app, { seller: person, status: 'finished', endsInMs: -1_000 })
    const buyer = await makeUser(app)
    const parties = { auction_id: auction.id, seller_id: person.id, buyer_id: buyer.id }
    return makeSale(app, { ...parties, ...wish })
  }

  it('stops publications from the instant at which it is due until it is paid', async () => {
    const person = await seller(60)
    const due = new Date((await app.clock.now()).getTime() + HOUR_MS)
    const sale = await owe(person, { commission_due_at: due })
    await app.clock.freeze(new Date(due.getTime() - 1))
    expect((await publish(person)).status).toBe(201)
    await app.clock.freeze(due)
    const refused = await publish(person)
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({
        code: 'commission_overdue',
        error: 'Tenés una comisión vencida. Cuando esté paga vas a poder volver a publicar.',
      }),
    ])
    await app.platform.db
      .updateTable('sales')
      .set({ commission_state: 'paid' })
      .where('id', '=', sale)
      .execute()
    expect((await publish(person)).status).toBe(201)
  })

  it.each([
    ['annulled', { commission_state: 'annulled' as const }],
    [
      'of a sale that fell through by the buyer',
      { state: 'cancelada' as const, failed_party: 'buyer' as const },
    ],
    ['of nothing', { commission_cents: 0 }],
  ])('stops nobody when it is %s', async (_which, wish) => {
    const person = await seller(60)
    await owe(person, { commission_due_at: new Date(0), ...wish })
    expect((await publish(person)).status).toBe(201)
  })

  it('of a sale that the seller let fall through is owed all the same', async () => {
    const person = await seller(60)
    await owe(person, { commission_due_at: new Date(0), state: 'cancelada', failed_party: 'seller' })
    expect((await publish(person)).body).toMatchObject({ code: 'commission_overdue' })
  })
})

describe('the key of a publication', () => {
  it('makes one auction however often and at once it is sent', async () => {
    const person = await seller(60)
    const before = await storedOriginals()
    const form = await publishForm(app, { idempotency_key: randomUUID() })
    const { won } = await race(5, () => person.form('POST', '/auctions', form))
    const again = await person.form('POST', '/auctions', form)
    const ids = new Set([...won, again].map((reply) => reply.body.id))
    expect([...won, again].map((reply) => reply.status)).toEqual([201, 201, 201, 201, 201, 201])
    expect(ids.size).toBe(1)
    expect(await countOf(person.id)).toBe(1)
    expect(await storedOriginals()).toBe(before + 1)
  })

  it('is the person’s own: another one with the same key makes another auction', async () => {
    const form = await publishForm(app, { idempotency_key: randomUUID() })
    const one = await (await seller(60)).form('POST', '/auctions', form)
    const other = await (await seller(60)).form('POST', '/auctions', form)
    expect(other.status).toBe(201)
    expect(other.body.id).not.toBe(one.body.id)
  })
})

describe('pictures of a publication', () => {
  it('that cannot be read refuse it at their field, and nothing stays', async () => {
    const person = await seller(60)
    const before = await storedOriginals()
    const reply = await publish(person, {
      secondary_photos: [
        await makePhoto(),
        { content: Buffer.from('no es una foto, aunque se llame así'), name: 'b.jpg' },
      ],
    })
    expect(reply.status).toBe(415)
    expect(reply.body).toMatchObject({
      code: 'image_invalid',
      photo: 2,
      details: { secondary_photos: expect.any(String) },
    })
    expect(await storedOriginals()).toBe(before)
    expect(await countOf(person.id)).toBe(0)
  })

  it('may weigh up to 10 MB', async () => {
    const reply = await publish(await seller(60), {
      primary_photo: { content: Buffer.alloc(11 * 1024 * 1024, 0xff), name: 'a.jpg' },
    })
    expect(reply.status).toBe(413)
    expect(reply.body).toMatchObject({ code: 'too_large', error: expect.stringContaining('10 MB') })
  })

  it('are made ready in the usual sizes after the commit, in time for their first viewer', async () => {
    const { body } = await publish(await seller(60))
    const key = String((body.auction as { PrimaryPic: string }).PrimaryPic).slice('images/'.length)
    const path = `renditions/${key.slice(0, 2)}/${key}/220-80.webp`
    await expect.poll(() => app.platform.storage.exists(path), { timeout: 10_000 }).toBe(true)
  })

  it('cost a publication that the clock refuses no decoding at all', async () => {
    const person = await seller(60)
    const now = (await app.clock.now()).getTime()
    const reply = await publish(person, {
      end_time: new Date(now + HOUR_MS / 2).toISOString(),
      primary_photo: { content: Buffer.from('no es una foto'), name: 'a.jpg' },
    })
    expect(reply.body).toMatchObject({
      code: 'publication_invalid',
      details: { end_time: expect.any(String) },
    })
  })
})
