import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTwoApps, type TestApp } from '../../../../test/app.ts'
import { logIn, type MadeUser, makeUser } from '../../../../test/make.ts'
import { makePerson } from '../../../../test/person.ts'
import { race } from '../../../../test/race.ts'
import { isStored } from '../../media/pictures.testing.ts'
import { makePhoto, publishForm } from '../publish.testing.ts'
import { DRAFTS, QUOTA } from './draft-limits.ts'
import { addPhotos, draftTexts, makeDraft, upload } from './drafts.testing.ts'

let apps: Awaited<ReturnType<typeof makeTwoApps>>
let app: TestApp
beforeAll(async () => {
  apps = await makeTwoApps({ start: false })
  app = apps.one
})
afterAll(() => apps.stop())

/** The same person before another device, which talks to another process. */
async function otherDevice(person: MadeUser): Promise<MadeUser> {
  const device = makePerson(apps.two)
  await logIn(apps.two, person.id, device)
  return { ...person, ...device }
}

describe('a draft', () => {
  it('is saved as typed and restored on another device, photos in order', async () => {
    const person = await makeUser(app)
    const draft = await makeDraft(person, { title: '  A medio  escribir', basePrice: '12,', private: true })
    const keys = await addPhotos(person, draft, 3)
    const { status, body } = await (await otherDevice(person)).get(`/drafts/${draft}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: draft,
      version: 1,
      photos: keys,
      texts: draftTexts({ title: '  A medio  escribir', basePrice: '12,', private: true }),
    })
    const list = await person.get('/drafts')
    expect(list.body).toMatchObject({
      data: [{ id: draft, title: '  A medio  escribir', PrimaryPic: `images/${keys[0]}` }],
      meta: { total: 1 },
    })
    expect((await person.get('/auctions/myauctions/counts')).body).toMatchObject({ drafts: 1 })
  })

  it('is found by the words of its title, whatever their accents and capitals', async () => {
    const person = await makeUser(app)
    const found = await makeDraft(person, { title: 'Sillón de ROBLE macizo' })
    await makeDraft(person, { title: 'Mesa de roble' })
    await makeDraft(person, { title: '' })
    const titlesFor = async (q: string) => (await person.get(`/drafts?q=${encodeURIComponent(q)}`)).body
    expect(await titlesFor('roble sillon')).toMatchObject({ data: [{ id: found }], meta: { total: 1 } })
    expect(await titlesFor('roble')).toMatchObject({ meta: { total: 2 } })
    expect(await titlesFor(' ')).toMatchObject({ meta: { total: 3 } })
    expect((await person.get('/auctions/myauctions/counts')).body).toMatchObject({ drafts: 3 })
  })

  it('is one person’s own: others have none by that identifier, and make one of their own', async () => {
    const [person, other] = [await makeUser(app), await makeUser(app)]
    const draft = await makeDraft(person)
    expect((await other.get(`/drafts/${draft}`)).status).toBe(404)
    expect((await (await makeUser(app)).delete(`/drafts/${draft}`)).status).toBe(404)
    expect((await other.put(`/drafts/${draft}`, { texts: { title: 'Otra' }, version: 0 })).status).toBe(201)
    expect((await person.get(`/drafts/${draft}`)).body.texts).toMatchObject({ title: 'Bicicleta rod' })
  })

  it('edited on two devices keeps the first save and gives it to the second', async () => {
    const person = await makeUser(app)
    const elsewhere = await otherDevice(person)
    const draft = await makeDraft(person)
    const save = (by: MadeUser, title: string, version: number) =>
      by.put(`/drafts/${draft}`, { texts: draftTexts({ title }), version })
    expect((await save(elsewhere, 'Desde el teléfono', 1)).body).toMatchObject({ version: 2 })
    const late = await save(person, 'Desde la computadora', 1)
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      code: 'draft_changed',
      error: expect.stringMatching(/^Este borrador cambió/),
      draft: { version: 2, texts: { title: 'Desde el teléfono' } },
    })
    // The repetition of a save whose answer was lost is none.
    expect((await save(elsewhere, 'Desde el teléfono', 1)).body).toMatchObject({ version: 2 })
    expect((await save(person, 'Desde la computadora', 2)).body).toMatchObject({ version: 3 })
  })

  it('saved at one instant in two processes counts each save once', async () => {
    const person = await makeUser(app)
    const elsewhere = await otherDevice(person)
    const draft = await makeDraft(person)
    const { won } = await race(8, (index) =>
      (index % 2 === 0 ? person : elsewhere).put(`/drafts/${draft}`, {
        texts: draftTexts({ title: `Título ${index}` }),
        version: 1,
      }),
    )
    expect(won.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect((await person.get(`/drafts/${draft}`)).body.version).toBe(2)
  })

  it('is refused beyond twenty, however many begin at once', async () => {
    const person = await makeUser(app)
    const { won } = await race(DRAFTS + 4, () =>
      person.put(`/drafts/${randomUUID()}`, { texts: {}, version: 0 }),
    )
    const made = won.filter(({ status }) => status === 201)
    expect(made).toHaveLength(DRAFTS)
    const refusal = won.find(({ status }) => status !== 201)
    expect(refusal).toMatchObject({ status: 422, body: { code: 'too_many_drafts' } })
    expect((await upload(person, randomUUID(), await makePhoto())).body.code).toBe('too_many_drafts')
  })

  it('that was deleted does not come back with a late save', async () => {
    const person = await makeUser(app)
    const draft = await makeDraft(person)
    expect((await person.delete(`/drafts/${draft}`)).status).toBe(200)
    const late = await person.put(`/drafts/${draft}`, { texts: draftTexts(), version: 1 })
    expect([late.status, late.body.code]).toEqual([404, 'not_found'])
  })

  it('that was deleted does not come back with what was on its way, be it the first of it', async () => {
    const person = await makeUser(app)
    const photo = await makePhoto()
    for (const draft of [await makeDraft(person), randomUUID()]) {
      const { status } = await person.delete(`/drafts/${draft}`)
      expect([200, 404]).toContain(status)
      for (const late of [
        await upload(person, draft, photo),
        await person.put(`/drafts/${draft}`, { texts: draftTexts(), version: 0 }),
      ]) {
        expect([late.status, late.body.code]).toEqual([404, 'not_found'])
      }
    }
    const images = await app.platform.db
      .selectFrom('images')
      .select('key')
      .where('owner_id', '=', person.id)
      .execute()
    expect(images).toEqual([])
    expect((await person.get('/drafts')).body.data).toEqual([])
    // Each person's identifiers are their own.
    const other = await makeUser(app)
    await person.delete(`/drafts/${await makeDraft(other)}`)
    expect((await other.get('/drafts')).body.data).toHaveLength(1)
  })

  it('and is deleted again is no more there, but the auction that it became is', async () => {
    const person = await makeUser(app)
    const draft = await makeDraft(person)
    await addPhotos(person, draft, 1)
    const form = await publishForm(app, { draft, primary_photo: undefined })
    const { body } = await person.form('POST', '/auctions', form)
    expect((await person.delete(`/drafts/${draft}`)).status).toBe(404)
    expect((await person.form('POST', '/auctions', form)).body.id).toBe(body.id)
  })
})

describe('photos of a draft', () => {
  it('uploaded in parallel over two processes are one ordered list: none lost, none doubled', async () => {
    const person = await makeUser(app)
    const elsewhere = await otherDevice(person)
    const draft = await makeDraft(person)
    const ids = Array.from({ length: 8 }, () => randomUUID())
    const photo = await makePhoto()
    // Each of them twice: a retry while the first is still under way.
    const { won } = await race(16, (index) =>
      upload(index % 2 === 0 ? person : elsewhere, draft, photo, ids[Math.floor(index / 2)]),
    )
    expect(won.filter(({ status }) => status === 201)).toHaveLength(8)
    expect(won.filter(({ status }) => status === 200)).toHaveLength(8)
    const { body } = await person.get(`/drafts/${draft}`)
    const { photos, photo_ids } = body as { photos: string[]; photo_ids: string[] }
    expect([new Set(photos).size, photos.length, [...photo_ids].sort()]).toEqual([8, 8, [...ids].sort()])
    const { rows } = await app.platform.pool.query('select key from images where owner_id = $1', [person.id])
    expect(rows).toHaveLength(8)
  })

  it('are ordered as the draft says, those it does not name at the end and strange ones left out', async () => {
    const person = await makeUser(app)
    const draft = await makeDraft(person)
    const [one = '', two = '', three = ''] = await addPhotos(person, draft, 3)
    const { body } = await person.put(`/drafts/${draft}`, {
      texts: draftTexts(),
      photos: [three, 'ajena.jpg', one, three],
      version: 1,
    })
    expect(body.photos).toEqual([three, one, two])
    const [four = ''] = await addPhotos(person, draft, 1)
    expect((await person.get(`/drafts/${draft}`)).body.photos).toEqual([three, one, two, four])
  })

  it('are ten at most, however they come', async () => {
    const person = await makeUser(app)
    const draft = await makeDraft(person)
    await addPhotos(person, draft, 8)
    const photo = await makePhoto()
    const { won } = await race(5, () => upload(person, draft, photo))
    expect(won.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422])
    expect(won.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'photos_too_many',
      error: 'Podés subir hasta 10 fotos.',
      details: { photo: expect.any(String) },
    })
    expect((await person.get(`/drafts/${draft}`)).body.photos).toHaveLength(10)
  })

  it('have a quota per person, in number and in bytes', async () => {
    const person = await makeUser(app)
    const draft = await makeDraft(person)
    const [key = ''] = await addPhotos(person, draft, 1)
    const { db } = app.platform
    await db.updateTable('images').set({ bytes: QUOTA.bytes }).where('key', '=', key).execute()
    const full = await upload(person, draft, await makePhoto())
    expect([full.status, full.body.code]).toEqual([422, 'photo_quota'])
    expect(full.body.error).toMatch(/fotos/)
    await db.updateTable('images').set({ bytes: 1_000 }).where('key', '=', key).execute()
    const other = await makeDraft(person)
    const rows = Array.from({ length: QUOTA.photos - 1 }, (_, position) => ({
      owner_id: person.id,
      draft_id: other,
      id: randomUUID(),
      key,
      position,
    }))
    await db.insertInto('draft_photos').values(rows).execute()
    expect((await upload(person, draft, await makePhoto())).body.code).toBe('photo_quota')
  })

  it('go with their file when they are taken out, and come to a draft that is not saved yet', async () => {
    const person = await makeUser(app)
    const draft = randomUUID()
    const id = randomUUID()
    const { status, body } = await upload(person, draft, await makePhoto(), id)
    expect([status, await isStored(app.platform.storage, String(body.key))]).toEqual([201, true])
    expect((await person.put(`/drafts/${draft}`, { texts: draftTexts(), version: 0 })).body).toMatchObject({
      version: 1,
      photos: [body.key],
      photo_ids: [id],
    })
    expect((await person.delete(`/drafts/${draft}/photos/${id}`)).status).toBe(200)
    expect((await person.delete(`/drafts/${draft}/photos/${id}`)).status).toBe(404)
    expect(await isStored(app.platform.storage, String(body.key))).toBe(false)
    expect((await person.get(`/drafts/${draft}`)).body.photos).toEqual([])
  })
})
