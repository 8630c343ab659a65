import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { isStored } from '../../media/pictures.testing.ts'
import { makePhoto } from '../publish.testing.ts'
import { cleanDrafts } from './clean-drafts.ts'
import { createDraft } from './create-draft.ts'
import { addPhotos, makeDraft, upload } from './drafts.testing.ts'
import { findOldPictures, type OwnedPicture, type SweptPicture } from './photos.store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())
afterEach(() => app.clock.reset())

async function isKept(key = ''): Promise<[file: boolean, row: boolean]> {
  const { rows } = await app.platform.pool.query('select from images where key = $1', [key])
  return [await isStored(app.platform.storage, key), rows.length > 0]
}

/** An auction of this person that shows these pictures. */
async function showIn(seller: MadeUser, photos: string[]): Promise<number> {
  const { id } = await makeAuction(app, { seller })
  await app.platform.db.updateTable('auctions').set({ photos }).where('id', '=', id).execute()
  return id
}

describe('abandoned drafts', () => {
  it('go with their photos after thirty days, and not before', async () => {
    const person = await makeUser(app)
    const draft = await makeDraft(person)
    const [key] = await addPhotos(person, draft, 1)
    await app.clock.advance(30 * DAY_MS - HOUR_MS)
    await cleanDrafts(app.platform)
    expect(await isKept(key)).toEqual([true, true])
    await app.clock.advance(2 * HOUR_MS)
    await cleanDrafts(app.platform)
    expect(await isKept(key)).toEqual([false, false])
    const { rows } = await app.platform.pool.query('select from drafts where owner_id = $1', [person.id])
    expect(rows).toEqual([])
  })

  it('are not those that got a photo yesterday', async () => {
    const person = await makeUser(app)
    const draft = await makeDraft(person)
    await app.clock.advance(29 * DAY_MS)
    await app.platform.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + 90 * DAY_MS) })
      .execute()
    expect((await upload(person, draft, await makePhoto())).status).toBe(201)
    await app.clock.advance(2 * DAY_MS)
    await cleanDrafts(app.platform)
    const { rows } = await app.platform.pool.query('select from drafts where owner_id = $1', [person.id])
    expect(rows).toHaveLength(1)
  })
})

describe('a picture that several show', () => {
  it('stays until the last draft and the last auction that show it are gone', async () => {
    const person = await makeUser(app)
    const draft = await makeDraft(person)
    const [shared = '', only = ''] = await addPhotos(person, draft, 2)
    const auction = await showIn(person, [shared])
    const again = await showIn(person, [shared])
    const similar = '5f7e0a52-1f7c-4d5b-9a63-1f9f0d4f8c11'
    const wish = { ownerId: person.id, draft: similar, texts: { title: 'Otra igual' }, photos: [shared] }
    const made = await inTransaction(app.platform.db, (tx) => createDraft(tx, wish))
    expect(made).toMatchObject({ made: true, draft: { photos: [shared], version: 1 } })
    expect(await inTransaction(app.platform.db, (tx) => createDraft(tx, wish))).toMatchObject({ made: false })

    await person.delete(`/drafts/${draft}`)
    expect([await isKept(shared), await isKept(only)]).toEqual([
      [true, true],
      [false, false],
    ])
    await person.delete(`/drafts/${similar}`)
    expect(await isKept(shared)).toEqual([true, true])
    await app.clock.advance(2 * DAY_MS)
    for (const id of [auction, again]) {
      await cleanDrafts(app.platform)
      expect(await isKept(shared)).toEqual([true, true])
      await app.platform.db
        .updateTable('auctions')
        .set({ deleted_at: new Date() })
        .where('id', '=', id)
        .execute()
    }
    await cleanDrafts(app.platform)
    expect(await isKept(shared)).toEqual([false, false])
  })

  it('is not taken over from somebody else', async () => {
    const [person, other] = [await makeUser(app), await makeUser(app)]
    const [key = ''] = await addPhotos(person, await makeDraft(person), 1)
    const made = await inTransaction(app.platform.db, (tx) =>
      createDraft(tx, {
        ownerId: other.id,
        draft: '0c3a2f7e-52a7-4d7f-8f2a-96a9a4b8c0de',
        texts: {},
        photos: [key],
      }),
    )
    expect(made.draft.photos).toEqual([])
  })
})

it('looks for pictures that nothing shows some at a time, and finds each of them once', async () => {
  const people = [await makeUser(app), await makeUser(app)]
  const orphans: string[] = []
  for (const person of people) {
    const keys = await addPhotos(person, await makeDraft(person), 3)
    const { db } = app.platform
    await db.deleteFrom('draft_photos').where('owner_id', '=', person.id).execute()
    await showIn(person, keys.slice(0, 1))
    orphans.push(...keys.slice(1))
  }
  await app.clock.advance(2 * DAY_MS)
  const found: string[] = []
  let last: OwnedPicture | undefined = { owner_id: people[0]?.id ?? 0, key: '' }
  while (last) {
    const pictures: SweptPicture[] = await findOldPictures(app.platform.db, last, 2)
    found.push(...pictures.filter(({ shown }) => !shown).map(({ key }) => key))
    last = pictures.at(-1)
  }
  expect(found.toSorted()).toEqual(orphans.toSorted())
  await cleanDrafts(app.platform)
  for (const key of orphans) expect(await isKept(key)).toEqual([false, false])
})
