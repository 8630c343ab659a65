import type { Slide } from '@martillo/contract/slides'
import { verifyLedger } from '@martillo/domain/bidding/verify-ledger'
import { bandOf } from '@martillo/domain/reputation/bands'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256hex } from '../src/features/bids/judging/chain-rows.ts'
import { makeApp, type TestApp } from '../test/app.ts'
import { makePerson } from '../test/person.ts'
import { fillDemo } from './fill-demo.ts'

const SIZE = 14

async function sizeOf(app: TestApp, path: string) {
  const { rawPayload } = await app.platform.app.inject({ url: `/api/${path}` })
  const { width, height } = await sharp(rawPayload).metadata()
  return { width, height }
}

describe('the demonstration content', () => {
  let app: TestApp
  const said: string[] = []

  beforeAll(async () => {
    app = await makeApp({ start: false })
    await fillDemo({ ...app.platform, size: SIZE, onProgress: (sentence) => void said.push(sentence) })
  }, 300_000)
  afterAll(() => app.stop())

  it('fills an empty database once', async () => {
    expect(said.at(-1)).toBe('Publicando las subastas de demostración…')
    expect(await fillDemo({ ...app.platform, size: SIZE })).toBe(false)
    const { count } = await app.platform.db
      .selectFrom('auctions')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(SIZE)
  })

  it.each([
    ['nuevo', 1],
    ['inicial', 2],
    ['activo', 3],
    ['experto', 4],
    ['elite', 5],
    ['compradora', 4],
    ['comprador', 4],
  ] as const)('lets %s@demo.test in, in band %i', async (name, band) => {
    const person = makePerson(app)
    const reply = await person.post('/login', { email: `${name}@demo.test`, password: 'solo-de-prueba' })
    expect(reply.status).toBe(200)
    const row = await app.platform.db
      .selectFrom('reputation_scores')
      .innerJoin('users', 'users.id', 'reputation_scores.user_id')
      .select('score')
      .where('email', '=', `${name}@demo.test`)
      .executeTakeFirstOrThrow()
    expect(bandOf(row.score)).toBe(band)
  })

  it('gives everyone a ledger that adds up to the score', async () => {
    const sums = await app.platform.db
      .selectFrom('reputation_scores as s')
      .innerJoin('reputation_events as e', 'e.user_id', 's.user_id')
      .select(['s.user_id', 's.score', (eb) => eb.fn.sum<number>('e.moved').as('sum')])
      .groupBy(['s.user_id', 's.score'])
      .execute()
    expect(sums.length).toBeGreaterThan(40)
    for (const { score, sum } of sums) expect(Number(sum)).toBe(score)
  })

  it('has only ledgers whose chain is whole and whose last row is the standing', async () => {
    const { db } = app.platform
    const standings = await db
      .selectFrom('standings')
      .selectAll()
      .where('leader_id', 'is not', null)
      .execute()
    expect(standings.length).toBeGreaterThan(SIZE / 3)
    for (const standing of standings) {
      const rows = await db
        .selectFrom('bid_rows')
        .selectAll()
        .where('auction_id', '=', standing.auction_id)
        .orderBy('row')
        .execute()
      const ledger = rows.map((row) => ({
        ...row,
        auctionId: row.auction_id,
        amountCents: row.amount_cents,
        at: row.at.getTime(),
        hash: row.hash.toString('hex'),
      }))
      expect(verifyLedger(ledger, sha256hex)).toMatchObject({ ok: true })
      expect(rows.at(-1)).toMatchObject({ person_id: standing.leader_id, amount_cents: standing.price_cents })
    }
  })

  it('opens the home with slides that lead to our screens, each with a picture for phones and one for desktops', async () => {
    const visitor = makePerson(app)
    const slides = (await visitor.get('/slides')).body as unknown as Slide[]
    expect(slides.map(({ link }) => link)).toEqual([undefined, '/base-0', '/por-terminar', '/crear-subasta'])
    for (const { src, src_mobile } of slides) {
      const [desktop, phone] = [await sizeOf(app, src), await sizeOf(app, src_mobile)]
      expect([desktop, phone]).toEqual([
        { width: 2084, height: 605 },
        { width: 1280, height: 372 },
      ])
    }
  })

  it('gives administrators something to decide in each queue, with the pictures of a DNI that are theirs to see', async () => {
    const admin = makePerson(app)
    await admin.post('/login', { email: 'admin@demo.test', password: 'solo-de-prueba' })
    for (const queue of ['identity', 'appeals', 'revocations']) {
      expect((await admin.get(`/admin/${queue}`)).body.data, queue).not.toEqual([])
    }
    const [request] = (await admin.get('/admin/identity')).body.data as { front: string; back: string }[]
    for (const path of [request?.front, request?.back]) expect((await admin.get(`/${path}`)).status).toBe(200)
  })

  it('sells what has ended and leaves the rest running, with pictures that are there', async () => {
    const visitor = makePerson(app)
    const finished = await visitor.get('/auctions/finished?limit=50')
    expect(finished.body.data).not.toEqual([])
    const soon = await visitor.get('/auctions/finishingsoon?limit=50')
    const cards = soon.body.data as { PrimaryPic: string; EndTime: string }[]
    expect(cards.length).toBeGreaterThan(SIZE / 2)
    const leftMs = Date.parse(cards[0]?.EndTime ?? '') - (await app.clock.now()).getTime()
    expect(leftMs).toBeGreaterThan(60_000)
    expect(leftMs).toBeLessThan(5 * 60_000)
    expect((await visitor.get(`/${cards[0]?.PrimaryPic}?width=220`)).status).toBe(200)
  })
})
