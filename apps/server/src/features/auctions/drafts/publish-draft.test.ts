import { randomUUID } from 'node:crypto'
import { publishAuction } from '@martillo/contract/auctions'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { makeTwoApps, type TestApp } from '../../../../test/app.ts'
import { logIn, type MadeUser, makeUser } from '../../../../test/make.ts'
import { makePerson } from '../../../../test/person.ts'
import { race } from '../../../../test/race.ts'
import { makePhoto, publishForm } from '../publish.testing.ts'
import { addPhotos, makeDraft, upload } from './drafts.testing.ts'

let apps: Awaited<ReturnType<typeof makeTwoApps>>
let app: TestApp
beforeAll(async () => {
  apps = await makeTwoApps({ start: false })
  app = apps.one
})
afterAll(() => apps.stop())

/** The same person through the other process. */
async function elsewhere(person: MadeUser): Promise<MadeUser> {
  const device = makePerson(apps.two)
  await logIn(apps.two, person.id, device)
  return { ...person, ...device }
}

type Wish = Parameters<typeof publishForm>[1]

async function publish(person: MadeUser, draft: string, wish: Wish = {}) {
  const form = await publishForm(app, {
    primary_photo: undefined,
    idempotency_key: undefined,
    draft,
    ...wish,
  })
  return person.form('POST', '/auctions', form)
}

async function auctionsOf(sellerId: number): Promise<number[]> {
  const { db } = app.platform
  const rows = await db.selectFrom('auctions').select('id').where('seller_id', '=', sellerId).execute()
  return rows.map(({ id }) => id)
}

describe('publishing a draft', () => {
  it('shows its photos in its order, none stored twice, and takes the draft from the list', async () => {
    const person = await makeUser(app)
    const draft = await makeDraft(person)
    const [one = '', two = '', three = ''] = await addPhotos(person, draft, 3)
    await person.put(`/drafts/${draft}`, { texts: {}, photos: [two, three, one], version: 1 })
    const { status, body } = await publish(person, draft)
    expect([status, body.auction]).toEqual([
      201,
      expect.objectContaining({
        PrimaryPic: `images/${two}`,
        SecondaryPics: [`images/${three}`, `images/${one}`],
        tint: expect.not.stringMatching('#ede9f5'),
      }),
    ])
    const { rows } = await app.platform.pool.query('select key from images where owner_id = $1', [person.id])
    expect(rows).toHaveLength(3)
    expect((await person.get('/drafts')).body).toMatchObject({ data: [], meta: { total: 0 } })
    const gone = await person.get(`/drafts/${draft}`)
    expect([gone.status, gone.body.code, gone.body.auction]).toEqual([409, 'draft_published', body.id])
    const late = await upload(person, draft, await makePhoto())
    expect([late.status, late.body.code]).toEqual([409, 'draft_published'])
    const save = await person.put(`/drafts/${draft}`, { texts: {}, version: 2 })
    expect([save.status, save.body.code]).toEqual([409, 'draft_published'])
  })

  it('takes further photos that come along after its own, up to ten in all', async () => {
    const person = await makeUser(app)
    const draft = await makeDraft(person)
    const [one] = await addPhotos(person, draft, 2)
    const photo = await makePhoto()
    const many = await publish(person, draft, { secondary_photos: Array(9).fill(photo) })
    expect(many.body).toMatchObject({
      code: 'publication_invalid',
      details: { secondary_photos: expect.any(String) },
    })
    const { body } = await publish(person, draft, { secondary_photos: [photo] })
    const { PrimaryPic, SecondaryPics } = body.auction as { PrimaryPic: string; SecondaryPics: string[] }
    expect([PrimaryPic, SecondaryPics.length]).toEqual([`images/${one}`, 2])
  })

  it('without photos is refused at the primary photo, and of somebody else’s draft at the draft', async () => {
    const [person, other] = [await makeUser(app), await makeUser(app)]
    const draft = await makeDraft(person)
    expect((await publish(person, draft)).body).toMatchObject({
      code: 'publication_invalid',
      details: { primary_photo: 'Subí una foto principal.' },
    })
    await addPhotos(person, draft, 1)
    expect((await publish(other, draft)).body).toMatchObject({
      code: 'publication_invalid',
      details: { draft: expect.stringMatching(/borrador/) },
    })
    expect(await auctionsOf(other.id)).toEqual([])
  })
})

describe('what went wrong elsewhere', () => {
  test('Back, refresh and a lost answer after publishing make one auction, and no picture is lost', async () => {
    const person = await makeUser(app)
    const draft = await makeDraft(person)
    const keys = await addPhotos(person, draft, 3)
    const key = randomUUID()
    const first = await publish(person, draft, { idempotency_key: key })
    // The same key, a new key as a form that was loaded again has it, and none.
    const again = [
      await publish(person, draft, { idempotency_key: key }),
      await publish(person, draft, { idempotency_key: randomUUID(), title: 'Otro título' }),
      await publish(await elsewhere(person), draft),
    ]
    expect(again.map(({ status, body }) => [status, body.id])).toEqual(Array(3).fill([201, first.body.id]))
    expect(await auctionsOf(person.id)).toEqual([first.body.id])
    const { body } = await makePerson(app).get(`/auctions/${first.body.id}`)
    const { PrimaryPic, SecondaryPics } = body as { PrimaryPic: string; SecondaryPics: string[] }
    const pictures = [PrimaryPic, ...SecondaryPics]
    expect(pictures).toEqual(keys.map((one) => `images/${one}`))
    for (const picture of pictures) expect((await makePerson(app).get(`/${picture}`)).status).toBe(200)
  })

  test('what was published and deleted is not made once more: the draft and the key say that it is gone', async () => {
    const person = await makeUser(app)
    const draft = await makeDraft(person)
    await addPhotos(person, draft, 1)
    const key = randomUUID()
    const { body } = await publish(person, draft, { idempotency_key: key })
    await person.delete(`/auctions/deleteownauction/${body.id}`)
    for (const wish of [{ idempotency_key: key }, { idempotency_key: randomUUID() }]) {
      const again = await publish(person, draft, wish)
      expect([again.status, again.body.code]).toEqual([404, 'not_found'])
    }
    expect(publishAuction.codes).toContain('not_found')
    expect(await auctionsOf(person.id)).toEqual([body.id])
  })

  test('publishing one draft at one instant in two processes makes one auction', async () => {
    const person = await makeUser(app)
    const draft = await makeDraft(person)
    await addPhotos(person, draft, 2)
    const other = await elsewhere(person)
    const { won } = await race(8, (index) =>
      publish(index % 2 === 0 ? person : other, draft, { idempotency_key: randomUUID() }),
    )
    expect(won.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(won.map(({ body }) => body.id)).size).toBe(1)
    expect(await auctionsOf(person.id)).toHaveLength(1)
  })
})

describe('limits of a band, published at one instant in two processes', () => {
  it.each([
    ['five in a day', 20, 5, 'daily_limit'],
    ['fifty in a week', 40, 50, 'weekly_limit'],
    ['five hundred in a week', 60, 500, 'weekly_limit'],
  ])('are exactly %s', async (_what, score, limit, code) => {
    const person = await makeUser(app, { score })
    const other = await elsewhere(person)
    await seedPublications(person.id, limit - 2)
    const form = await publishForm(app, { idempotency_key: undefined })
    const { won } = await race(6, (index) =>
      (index % 2 === 0 ? person : other).form('POST', '/auctions', form),
    )
    expect(won.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      201,
      201,
      ...Array(4).fill(code),
    ])
    expect(await auctionsOf(person.id)).toHaveLength(limit)
  })
})

/** So many publications of the last hours. */
async function seedPublications(sellerId: number, count: number): Promise<void> {
  await app.platform.pool.query(
    `insert into auctions (seller_id, subcategory_id, title, description, condition, warranty, base_price_cents,
       increment_cents, start_at, end_at, original_end_at, province, city, delivery_options, photos, quoted_rate_bp,
       published_at)
     select $1, 1, 'De antes', '', 'usado', 'sin-garantia', 0, 10000, app.now(), app.now() + interval '1 day',
       app.now() + interval '1 day', 'Salta', 'Salta', '{retiro}', '{x}', 1500,
       app.now() - interval '1 hour' - n * interval '1 second'
     from generate_series(1, $2) n`,
    [sellerId, count],
  )
}
