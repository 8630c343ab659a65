import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../test/app.ts'
import { makeAuction, makeUser } from '../../test/make.ts'
import { until } from '../../test/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp()
})
afterAll(() => app.stop())

async function countKept(id: number): Promise<number> {
  const { objects } = await app.platform.storage.listAll(`share/${id % 1_000}/${id}`)
  return [...objects].length
}

it('the picture for links goes with the auction that its seller deletes, and no other one does', async () => {
  const seller = await makeUser(app)
  const [gone, kept] = [await makeAuction(app, { seller }), await makeAuction(app, { seller })]
  for (const { id } of [gone, kept]) {
    const { statusCode } = await app.platform.app.inject({ url: `/compartir/subasta/${id}.jpg` })
    expect([statusCode, await countKept(id)]).toEqual([200, 1])
  }
  expect((await seller.delete(`/auctions/deleteownauction/${gone.id}`)).status).toBe(200)
  await until('its picture to be gone', async () => (await countKept(gone.id).catch(() => 0)) === 0)
  expect(await countKept(kept.id)).toBe(1)
})
