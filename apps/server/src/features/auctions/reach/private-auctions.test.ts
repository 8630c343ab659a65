import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { makePerson, type Person } from '../../../../test/person.ts'
import { makePrivateAuction } from './reach.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

const MISSING = 2_000_000_000

const enter = (person: Person, id: number, clave: string) => person.post(`/auctions/${id}/enter`, { clave })
const statusOf = async (person: Person, id: number) => (await person.get(`/auctions/${id}`)).status

/** Everything that may be asked of an auction by its number. */
async function askAll(person: Person, id: number) {
  const place = { amount: 5_000 }
  return {
    detail: await person.get(`/auctions/${id}`),
    bids: await person.get(`/auctions/${id}/bids`),
    acta: await person.get(`/auctions/${id}/acta`),
    receipts: await person.get(`/auctions/${id}/receipts`),
    bid: await person.put(`/auctions/${id}/bids/${randomUUID()}`, place),
    wrongAmount: await person.put(`/auctions/${id}/bids/${randomUUID()}`, { amount: 'x' }),
    correct: await person.post(`/auctions/${id}/bids/${randomUUID()}/correct`, {
      ...place,
      bid: randomUUID(),
    }),
    stepBack: await person.post(`/auctions/${id}/step-back`, {}),
    enter: await enter(person, id, 'una-clave-que-no-es'),
    link: await person.get(`/auctions/${id}/private-link`),
    voiding: await person.delete(`/auctions/${id}/private-link`),
    newLink: await person.post(`/auctions/${id}/private-link`),
    edit: await person.put(`/auctions/edit/${id}`, { title: 'Otro título para esto' }),
    deletion: await person.delete(`/auctions/deleteownauction/${id}`),
    republication: await person.post(`/auctions/republish/${id}?end_time=2030-01-01T00:00:00.000Z`),
    similar: await person.post(`/auctions/${id}/similar`, { draft: randomUUID() }),
    clarification: await person.post(`/auctions/${id}/clarifications`, { text: 'Anda perfecto.' }),
    feature: await person.post(`/auctions/${id}/feature`),
    unfeature: await person.post(`/auctions/${id}/unfeature`),
  }
}

/** What a reply shows of itself, the clock, the request's number and the tag of its bytes apart. */
function seen({ status, body, headers }: Awaited<ReturnType<Person['get']>>) {
  const rest = Object.entries(headers).filter(
    ([name]) => !['date', 'x-server-time', 'x-request-id'].includes(name) && !name.includes('ratelimit'),
  )
  const { request_id: _, ...shown } = body
  return { status, body: shown, headers: Object.fromEntries(rest) }
}

describe('a private auction for a stranger', () => {
  it.each([
    ['a visitor', () => Promise.resolve(makePerson(app))],
    ['somebody logged in', () => makeUser(app, { score: 90 })],
  ])('answers %s in every call exactly as one that is not there', async (_who, make) => {
    const { id } = await makePrivateAuction(app)
    const person = await make()
    const [there, missing] = [await askAll(person, id), await askAll(person, MISSING)]
    for (const [call, reply] of Object.entries(there)) {
      const other = missing[call as keyof typeof missing]
      expect([call, seen(reply)]).toEqual([call, seen(other)])
      expect([401, 404]).toContain(reply.status)
    }
  })

  it('is in no list, no search, no count and no picture for links', async () => {
    const { id, seller } = await makePrivateAuction(app, { title: 'Xilófono privado' })
    await app.clock.advance(1_001)
    const visitor = makePerson(app)
    for (const path of [
      '/auctions?limit=50',
      '/auctions/basezero',
      '/auctions/finishingsoon?limit=50',
      `/auctions/user/${seller.id}`,
      '/browse?search=xilofono',
      '/browse/suggestions?q=xilo',
      '/auctions/facets?list=search&search=xilofono',
    ]) {
      expect(JSON.stringify((await visitor.get(path)).body)).not.toMatch(new RegExp(`"ID":${id}\\b|Xil`))
    }
    const picture = await app.platform.app.inject(`/compartir/subasta/${id}.jpg`)
    expect(picture.statusCode).toBe(404)
  })

  it('shows them the same page with the link’s address, whatever it holds, that nobody keeps or tells on', async () => {
    const { id, clave } = await makePrivateAuction(app)
    const pages = await Promise.all(
      [
        `/subasta/${id}?clave=${clave}`,
        `/subasta/${id}?clave=otra`,
        `/subasta/${MISSING}?clave=${clave}`,
      ].map((url) => app.platform.app.inject({ url, headers: { accept: 'text/html' } })),
    )
    for (const page of pages) {
      expect(page.statusCode).toBe(200)
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      expect(page.body).toBe(pages[0]?.body)
    }
    const bare = await Promise.all(
      [id, MISSING].map((one) =>
        app.platform.app.inject({ url: `/subasta/${one}`, headers: { accept: 'text/html' } }),
      ),
    )
    expect(bare.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(bare[0]?.body).toBe(bare[1]?.body)
  })
})

describe('a guest of a private auction', () => {
  it('comes in by the link’s secret, and sees and bids as anybody does on a public one', async () => {
    const { id, clave, seller } = await makePrivateAuction(app)
    const ana = await makeUser(app)
    expect((await enter(ana, id, `${clave}x`)).status).toBe(404)
    expect((await enter(makePerson(app), id, clave)).status).toBe(401)
    expect(await statusOf(ana, id)).toBe(404)
    expect((await enter(ana, id, clave)).body).toEqual({ ok: true })
    expect((await enter(ana, id, clave)).status).toBe(200)
    expect((await ana.get(`/auctions/${id}`)).body).toMatchObject({
      private: true,
      viewer: { can_bid: true },
    })
    expect((await ana.put(`/auctions/${id}/bids/${randomUUID()}`, { amount: 2_000 })).status).toBe(201)
    for (const path of ['bids', 'receipts']) {
      expect((await ana.get(`/auctions/${id}/${path}`)).status).toBe(200)
    }
    expect(await app.platform.hooks.mayWatch(id, sessionOf(ana))).toBe(true)
    expect(await app.platform.hooks.mayWatch(id, sessionOf(await makeUser(app)))).toBe(false)
    expect((await seller.get(`/auctions/${id}/private-link`)).body).toEqual({
      clave,
      path: `/subasta/${id}?clave=${clave}`,
      url: `${app.platform.publicUrl}/subasta/${id}?clave=${clave}`,
      guests: 1,
    })
  })

  it('is nobody who sees it anyway: neither the seller nor an administrator counts', async () => {
    const { id, clave, seller } = await makePrivateAuction(app)
    const admin = await makeUser(app, { role: 'admin' })
    for (const person of [seller, admin]) {
      expect(await statusOf(person, id)).toBe(200)
      expect((await enter(person, id, clave)).status).toBe(200)
    }
    expect((await seller.get(`/auctions/${id}/private-link`)).body).toMatchObject({ guests: 0 })
    // The secret is its seller's to share, and only theirs.
    expect((await admin.get(`/auctions/${id}/private-link`)).status).toBe(404)
  })

  it('does not come in while the auction waits for approval', async () => {
    const { id, clave } = await makePrivateAuction(app, { approval: 'pending' })
    const ana = await makeUser(app)
    expect((await enter(ana, id, clave)).status).toBe(404)
    await app.platform.db.updateTable('auctions').set({ approval: 'approved' }).where('id', '=', id).execute()
    expect((await enter(ana, id, clave)).status).toBe(200)
  })
})

const sessionOf = (user: MadeUser) => ({
  id: user.sessionId,
  userId: user.id,
  role: 'user' as const,
  verified: true,
  incomplete: false,
})

describe('voiding the link', () => {
  it('closes it, takes out who came in and did not bid, and leaves who bid', async () => {
    const { id, clave, seller } = await makePrivateAuction(app)
    const [looker, bidder] = [await makeUser(app), await makeUser(app)]
    for (const person of [looker, bidder]) expect((await enter(person, id, clave)).status).toBe(200)
    expect((await bidder.put(`/auctions/${id}/bids/${randomUUID()}`, { amount: 2_000 })).status).toBe(201)
    expect((await seller.delete(`/auctions/${id}/private-link`)).body).toEqual({
      clave: null,
      path: null,
      url: null,
      guests: 1,
    })
    expect([await statusOf(looker, id), await statusOf(bidder, id)]).toEqual([404, 200])
    for (const person of [looker, await makeUser(app)]) {
      expect((await enter(person, id, clave)).status).toBe(404)
    }
    expect((await looker.put(`/auctions/${id}/bids/${randomUUID()}`, { amount: 9_000 })).status).toBe(404)
    expect((await bidder.put(`/auctions/${id}/bids/${randomUUID()}`, { amount: 9_000 })).status).toBe(201)

    const made = await seller.post(`/auctions/${id}/private-link`)
    expect(made.status).toBe(201)
    expect(made.body.clave).not.toBe(clave)
    expect((await enter(looker, id, clave)).status).toBe(404)
    expect((await enter(looker, id, String(made.body.clave))).status).toBe(200)
  })

  it('happens to the old link, too, when a new one is made', async () => {
    const { id, clave, seller } = await makePrivateAuction(app)
    const ana = await makeUser(app)
    await enter(ana, id, clave)
    const { body } = await seller.post(`/auctions/${id}/private-link`)
    expect(body).toMatchObject({ guests: 0 })
    expect(await statusOf(ana, id)).toBe(404)
    expect((await enter(ana, id, clave)).status).toBe(404)
  })

  it('and a bid at the same moment agree: who has a bid is in, who is out has none', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, clave, seller } = await makePrivateAuction(app)
      const ana = await makeUser(app)
      await enter(ana, id, clave)
      const [bid, voided] = await Promise.all([
        ana.put(`/auctions/${id}/bids/${randomUUID()}`, { amount: 2_000 }),
        seller.delete(`/auctions/${id}/private-link`),
      ])
      expect(voided.status).toBe(200)
      expect([201, 404]).toContain(bid.status)
      expect(await statusOf(ana, id)).toBe(bid.status === 201 ? 200 : 404)
      expect(voided.body.guests).toBe(bid.status === 201 ? 1 : 0)
    }
  })

  it('is only for one’s own private auctions', async () => {
    const seller = await makeUser(app, { score: 80 })
    const { id } = await makeAuction(app, { seller })
    for (const reply of [
      await seller.get(`/auctions/${id}/private-link`),
      await seller.post(`/auctions/${id}/private-link`),
      await seller.delete(`/auctions/${id}/private-link`),
    ]) {
      expect([reply.status, reply.body.code, reply.body.error]).toEqual([
        422,
        'not_private',
        'Esta subasta es pública: no tiene un enlace privado.',
      ])
    }
  })
})
