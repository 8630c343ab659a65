import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeUser } from '../../../../test/make.ts'
import { makePerson } from '../../../../test/person.ts'
import { publishForm } from '../publish.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

async function publish(score: number, wish: Parameters<typeof publishForm>[1]) {
  const seller = await makeUser(app, { score })
  return { seller, reply: await seller.form('POST', '/auctions', await publishForm(app, wish)) }
}

it('publishes a private auction with its link from 76 points on', async () => {
  const { seller, reply } = await publish(76, { private: 'true' })
  expect([reply.status, reply.body.auction]).toMatchObject([201, { private: true }])
  const id = Number(reply.body.id)
  expect((await makePerson(app).get(`/auctions/${id}`)).status).toBe(404)
  const { body } = await seller.get(`/auctions/${id}/private-link`)
  expect(String(body.clave)).toMatch(/^[\w-]{43}$/)
  const guest = await makeUser(app)
  expect((await guest.post(`/auctions/${id}/enter`, { clave: body.clave })).status).toBe(200)
})

it('refuses a private one below that, and publishes nothing', async () => {
  const { seller, reply } = await publish(75, { private: 'true' })
  expect([reply.status, reply.body.code, reply.body.error]).toEqual([
    422,
    'band_too_low',
    'Para publicar una subasta privada necesitás 76 puntos de reputación.',
  ])
  expect((await seller.get('/auctions/myauctions')).body.data).toEqual([])
})

it('is public when nothing else is said, and takes no other word for it', async () => {
  expect((await publish(80, {})).reply.body.auction).toMatchObject({ private: false })
  expect((await publish(80, { private: 'false' })).reply.body.auction).toMatchObject({ private: false })
  const { reply } = await publish(80, { private: 'si' })
  expect([reply.status, reply.body.details]).toEqual([400, { private: 'Elegí si la subasta es privada.' }])
})
