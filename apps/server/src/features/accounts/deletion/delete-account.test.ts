import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { makeSale, type SaleWish } from '../../../../test/make-sale.ts'
import { makePerson } from '../../../../test/person.ts'
import { hashPassword } from '../password-hash.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp()
})
afterAll(() => app.stop())

const PASSWORD = 'una clave larga y rara'

/** Somebody with a password; without one when `password` is null. */
async function makeLeaver(password: string | null = PASSWORD): Promise<MadeUser> {
  const person = await makeUser(app)
  const hash = password === null ? null : await hashPassword(password)
  await app.platform.db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', person.id)
    .execute()
  return person
}

const leave = (person: MadeUser, password = PASSWORD) =>
  person.delete('/user/account', { confirmation: 'ELIMINAR', password })

const bid = (person: MadeUser, auction: { id: number }, amount: number) =>
  person.put(`/auctions/${auction.id}/bids/${randomUUID()}`, { amount })

async function sell(parties: { seller: MadeUser; buyer: MadeUser }, wish: Partial<SaleWish>) {
  const { seller, buyer } = parties
  const auction = await makeAuction(app, { seller, status: 'finished', endsInMs: -1_000 })
  await makeSale(app, { auction_id: auction.id, seller_id: seller.id, buyer_id: buyer.id, ...wish })
}

describe('a deletion is refused', () => {
  it.each([
    [
      { confirmation: 'eliminar', password: PASSWORD },
      'Por favor escribe el texto de confirmación exactamente como se muestra',
    ],
    [{ password: PASSWORD }, 'Por favor escribe el texto de confirmación exactamente como se muestra'],
    [{ confirmation: 'ELIMINAR', password: '  ' }, 'Por favor ingresa tu contraseña para confirmar'],
    [{ confirmation: 'ELIMINAR' }, 'Por favor ingresa tu contraseña para confirmar'],
  ])('when the form is %j', async (form, sentence) => {
    const person = await makeLeaver()
    const { status, body } = await person.delete('/user/account', form)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)])
    expect((await person.get('/user/sessiondata')).status).toBe(200)
  })

  it('without a session', async () => {
    const reply = await makePerson(app).delete('/user/account', { confirmation: 'ELIMINAR', password: 'x' })
    expect(reply.status).toBe(401)
  })

  it('with a wrong password, and after five of them with the right one', async () => {
    const person = await makeLeaver()
    for (let i = 0; i < 5; i++) {
      expect((await leave(person, `wrong ${i}`)).body).toMatchObject({ code: 'password_wrong' })
    }
    expect(await leave(person)).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  })

  it.each([
    ['runs', {}],
    ['has not begun', { startsInMs: 3_600_000 }],
    ['waits for approval', { approval: 'pending' as const }],
    ['has just ended', { startsInMs: -7_200_000, endsInMs: 60_000 }],
  ])('while an auction of theirs %s', async (_state, wish) => {
    const person = await makeLeaver()
    await makeAuction(app, { seller: person, ...wish })
    const { status, body } = await leave(person)
    expect([status, body.code, body.error]).toEqual([422, 'active_auctions', 'User has active auctions'])
  })

  it('while they lead an auction, and no longer once they were outbid', async () => {
    const [person, rival] = [await makeLeaver(), await makeUser(app)]
    const auction = await makeAuction(app)
    await bid(person, auction, 1_000)
    const { status, body } = await leave(person)
    expect([status, body.code, body.error]).toEqual([422, 'active_bids', 'User has active bids'])
    await bid(rival, auction, 5_000)
    expect((await leave(person)).status).toBe(200)
  })

  it.each(['seller', 'buyer'] as const)('while a sale with them as %s is under way', async (role) => {
    const [person, other] = [await makeLeaver(), await makeUser(app)]
    await sell({ seller: other, buyer: other, [role]: person }, { state: 'entregada' })
    expect(await leave(person)).toMatchObject({ status: 422, body: { code: 'open_sale' } })
  })

  it('while a commission is unpaid, but not for an annulled one or one of nothing', async () => {
    const [debtor, free, buyer] = [await makeLeaver(), await makeLeaver(), await makeUser(app)]
    await sell({ seller: debtor, buyer }, { state: 'completada' })
    expect(await leave(debtor)).toMatchObject({ status: 422, body: { code: 'commission_unpaid' } })
    await sell({ seller: free, buyer }, { state: 'completada', commission_cents: 0 })
    await sell({ seller: free, buyer }, { state: 'completada', commission_state: 'paid' })
    await sell({ seller: free, buyer }, { state: 'cancelada', failed_party: 'buyer' })
    expect((await leave(free)).status).toBe(200)
  })
})

describe('who has no password', () => {
  it('confirms with a code that was just mailed', async () => {
    const person = await makeLeaver(null)
    expect((await leave(person, '123456')).body).toMatchObject({ code: 'code_expired' })
    expect((await person.post('/user/account/code')).status).toBe(200)
    const mail = await app.mailbox.waitFor(person.email, 'eliminar tu cuenta')
    const code = /^\d{6}/.exec(mail.subject ?? '')?.[0] ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await leave(person, wrong)).body).toMatchObject({ code: 'code_wrong' })
    expect((await leave(person, code)).status).toBe(200)
  })

  it('has five tries and waits a minute for the next code', async () => {
    const person = await makeLeaver(null)
    await person.post('/user/account/code')
    const mail = await app.mailbox.waitFor(person.email, 'eliminar tu cuenta')
    const code = /^\d{6}/.exec(mail.subject ?? '')?.[0] ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 5; i++) await leave(person, wrong)
    expect((await leave(person, code)).body).toMatchObject({ code: 'code_spent' })
    expect(await person.post('/user/account/code')).toMatchObject({ status: 429 })
  })

  it('is no one with a password', async () => {
    const person = await makeLeaver()
    expect(await person.post('/user/account/code')).toMatchObject({
      status: 409,
      body: { code: 'has_password' },
    })
  })
})

describe('after a deletion', () => {
  it('no session of the person opens anything, and the cookie is gone', async () => {
    const person = await makeLeaver()
    const token = person.cookies.get('session') ?? ''
    expect((await leave(person)).status).toBe(200)
    expect(person.cookies.has('session')).toBe(false)
    person.cookies.set('session', token)
    expect((await person.get('/user/sessiondata')).status).toBe(401)
    const rows = await app.platform.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', person.id)
      .execute()
    expect(rows).toEqual([])
  })

  it('logging in says the same as for an address that nobody has, and the address is free again', async () => {
    const person = await makeLeaver()
    await leave(person)
    const visitor = makePerson(app)
    const gone = await visitor.post('/login', { email: person.email, password: PASSWORD })
    const never = await visitor.post('/login', { email: 'nadie@correo.test', password: PASSWORD })
    expect([gone.status, gone.body]).toEqual([never.status, never.body])
    const again = await makeUser(app, { email: person.email, username: person.username })
    expect(again.id).not.toBe(person.id)
  })

  it('the page of the person is not there', async () => {
    const person = await makeLeaver()
    await leave(person)
    for (const path of [
      `/user/${person.id}`,
      `/user/username/${person.username}`,
      `/user/username/eliminado-${person.id}`,
    ]) {
      expect((await makePerson(app).get(path)).status).toBe(404)
    }
  })

  it('the other side’s history stays, with nobody’s name and the same alias', async () => {
    const [person, seller, rival] = [await makeLeaver(), await makeUser(app), await makeUser(app)]
    const auction = await makeAuction(app, { seller })
    await bid(person, auction, 1_000)
    await bid(rival, auction, 5_000)
    const rows = async () =>
      (await seller.get(`/auctions/${auction.id}/bids`)).body.data as Record<string, unknown>[]
    const before = await rows()
    await leave(person)
    const after = await rows()
    expect(after.map(({ alias, amount }) => [alias, amount])).toEqual(
      before.map(({ alias, amount }) => [alias, amount]),
    )
    expect(JSON.stringify(after)).not.toContain(person.username)
    expect(JSON.stringify(after)).toContain('Usuario eliminado')
  })
})

test('what was under way is not written once the person is gone', async () => {
  const person = await makeLeaver()
  await leave(person)
  const { db } = app.platform
  await db.updateTable('users').set({ first_name: 'Vuelvo' }).where('id', '=', person.id).execute()
  await db
    .insertInto('known_devices')
    .values({ user_id: person.id, token_hash: Buffer.from('x') })
    .execute()
  const row = await db.selectFrom('users').select('first_name').where('id', '=', person.id).executeTakeFirst()
  const devices = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', person.id)
    .execute()
  expect([row?.first_name, devices]).toEqual(['', []])
})
