import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeUser } from '../../../../test/make.ts'
import { addPhotos, makeDraft } from '../drafts/drafts.testing.ts'
import { makePrivateAuction } from '../reach/reach.testing.ts'
import { onAccountDeleted } from './on-account-deleted.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

it('leaves nothing of what a person was writing, gave up or was invited to', async () => {
  const person = await makeUser(app)
  const { id, clave } = await makePrivateAuction(app)
  expect((await person.post(`/auctions/${id}/enter`, { clave })).status).toBe(200)
  await addPhotos(person, await makeDraft(person), 1)
  await person.delete(`/drafts/${await makeDraft(person)}`)
  const left = async () => {
    const { rows } = await app.platform.pool.query(
      `select (select count(*) from auction_guests where person_id = $1)::int as guest,
        (select count(*) from drafts where owner_id = $1)::int as drafts,
        (select count(*) from draft_photos where owner_id = $1)::int as photos,
        (select count(*) from deleted_drafts where owner_id = $1)::int as deleted`,
      [person.id],
    )
    return rows[0] as unknown
  }
  expect(await left()).toEqual({ guest: 1, drafts: 1, photos: 1, deleted: 1 })
  await onAccountDeleted(app.platform.db, { userId: person.id })
  expect(await left()).toEqual({ guest: 0, drafts: 0, photos: 0, deleted: 0 })
})
