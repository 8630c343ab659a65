import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../test/app.ts'
import { type MadeUser, makeAuction, makeUser } from '../../test/make.ts'
import { makePrivateAuction } from '../features/auctions/reach/reach.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({
    start: false,
    web: {
      draw: async ({ url, read }) => {
        const { status } = await read(`/auctions${url.replace('/subasta', '')}`)
        const page = { head: '', body: `<p>drawn</p>`, boot: 'null', modules: [] }
        return { ...page, status: status === 200 ? 200 : 404, incomplete: status !== 200 }
      },
      preloads: () => '',
    },
  })
})
afterAll(() => app.stop())

/** What a browser is answered at an auction's address, the clock and the request's number apart. */
async function open(id: number, person?: MadeUser) {
  const cookie = [...(person?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const reply = await app.platform.app.inject({ url: `/subasta/${id}`, headers: cookie ? { cookie } : {} })
  const { date: _, 'x-request-id': __, 'x-server-time': ___, ...headers } = reply.headers
  return { status: reply.statusCode, headers, body: reply.body }
}

test('a private auction is a page for its seller and its guests, which nobody keeps, and for strangers not there', async () => {
  const { id, seller, clave } = await makePrivateAuction(app)
  const [guest, stranger, admin] = [
    await makeUser(app),
    await makeUser(app),
    await makeUser(app, { role: 'admin' }),
  ]
  const missing = 2_000_000_000
  expect(await open(id, guest)).toEqual(await open(missing, guest))
  await guest.post(`/auctions/${id}/enter`, { clave })

  for (const person of [seller, guest, admin]) {
    const page = await open(id, person)
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(page.body).not.toContain('drawn')
  }
  const nothing = await open(missing, stranger)
  expect(nothing.status).toBe(404)
  expect(await open(id, stranger)).toEqual(nothing)
  expect(await open(id)).toEqual(await open(missing))
})

test('an auction that waits for approval is a page for its seller only', async () => {
  const seller = await makeUser(app)
  const { id } = await makeAuction(app, { seller, approval: 'pending' })
  const stranger = await makeUser(app)
  const statuses = [await open(id, seller), await open(id, stranger), await open(id)].map(
    ({ status }) => status,
  )
  expect(statuses).toEqual([200, 404, 404])
})

test('what everybody may see stays the drawn page for whoever is logged in', async () => {
  const { id } = await makeAuction(app)
  const page = await open(id, await makeUser(app))
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache'])
})
