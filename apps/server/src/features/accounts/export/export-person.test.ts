import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeAuction, makeUser } from '../../../../test/make.ts'
import { makePerson } from '../../../../test/person.ts'
import { LEFT_OUT, SECTIONS } from './export.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

test('is a file with all that is the person’s, and with nothing of others or secret', async () => {
  const [me, other] = [await makeUser(app), await makeUser(app)]
  const own = await makeAuction(app, { seller: me, title: 'Mi bicicleta' })
  const theirs = await makeAuction(app, { seller: other, title: 'Violín ajeno' })
  await me.put(`/auctions/${theirs.id}/bids/${randomUUID()}`, { amount: 2_500 })
  await other.put(`/auctions/${own.id}/bids/${randomUUID()}`, { amount: 2_500 })
  await me.post(`/user/block/${other.id}`)
  const { status, headers, body } = await me.get('/user/export')
  expect([status, headers['content-disposition'], headers['cache-control']]).toEqual([
    200,
    'attachment; filename="martillo-mis-datos.json"',
    'no-store',
  ])
  expect(body).toMatchObject({
    cuenta: { email: me.email, phoneNumber: '+54 221 555-0100', birthDate: '1990-05-20' },
    bloqueos: [{ username: other.username }],
    subastas: [{ id: own.id, title: 'Mi bicicleta', base_price: 1_000 }],
    pujas: [{ auction_id: theirs.id, amount: 2_500, outcome: 'leading' }],
    sesiones: [{ platform: 'web' }],
    reputacion: [{ score_after: 60 }],
  })
  const said = JSON.stringify(body)
  expect(said).not.toContain(other.email)
  expect(said).not.toMatch(/hash|token/)
})

test('has every table in which people are, or says why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`.execute(app.platform.db)
  const asked = Object.values(SECTIONS)
    .map((ask) => ask(1).compile(app.platform.db).sql)
    .join(' ')
  const missing = rows.filter(({ name }) => !new RegExp(`(?:from|join) ${name}\\b`).test(asked))
  expect(rows.length).toBeGreaterThan(10)
  expect(missing.map(({ name }) => name).toSorted()).toEqual(Object.keys(LEFT_OUT).toSorted())
})

test('says by which accounts of Google and Apple one comes in', async () => {
  const me = await makeUser(app)
  await app.platform.db
    .insertInto('social_identities')
    .values({ issuer: 'https://accounts.google.com', subject: '1084', user_id: me.id })
    .execute()
  expect((await me.get('/user/export')).body.ingresos).toEqual([
    { issuer: 'https://accounts.google.com', subject: '1084', linked_at: expect.any(String) },
  ])
})

test('asks for a session', async () => {
  expect((await makePerson(app).get('/user/export')).status).toBe(401)
})
