import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { makeUser } from '../../../test/make.ts'
import { makePerson } from '../../../test/person.ts'
import { race } from '../../../test/race.ts'
import { until } from '../../../test/until.ts'

const OPERATOR = 'mesa@operador.test'
const DAY_MS = 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ env: { TRUST_PROXY: '127.0.0.1', CONTACT_EMAIL: OPERATOR } })
})
afterAll(() => app.stop())

let networks = 0

/** On a network of their own, so that the limit by network stays out of other tests. */
function makeVisitor() {
  networks += 1
  const visitor = makePerson(app)
  visitor.headers['x-forwarded-for'] = `10.9.0.${networks}`
  return visitor
}

function makeForm(wish: Record<string, unknown> = {}) {
  return {
    request_id: randomUUID(),
    kind: 'arrepentimiento',
    name: 'Ana Paz',
    email: `ana_${randomBytes(4).toString('hex')}@correo.test`,
    subject: 'Subasta 123, bicicleta',
    ...wish,
  }
}

const rowOf = (requestId: string) =>
  app.platform.db
    .selectFrom('revocations')
    .selectAll()
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()

test('gives a code at once to somebody without an account, and keeps all that the queue needs', async () => {
  const form = makeForm({ phone: '221 555-0100', message: 'Llegó\r\n\r\n\r\nroto' })
  const reply = await makeVisitor().post('/revocations', form)
  expect(reply.status).toBe(201)
  expect(reply.body.code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
  const row = await rowOf(form.request_id)
  expect(row).toMatchObject({
    code: reply.body.code,
    kind: 'arrepentimiento',
    person_id: null,
    name: 'Ana Paz',
    email: form.email,
    phone: '221 555-0100',
    subject: 'Subasta 123, bicicleta',
    message: 'Llegó\n\nroto',
    state: 'open',
    answered_at: null,
  })
  expect(row.due_at.getTime() - row.received_at.getTime()).toBe(DAY_MS)
  expect(reply.body.answer_by).toBe(row.due_at.toISOString())
})

test('mails the code to the person without what was typed, and everything to the operator', async () => {
  const form = makeForm({ name: 'Compre barato', message: 'Entrá a https://trampa.example' })
  const { body } = await makeVisitor().post('/revocations', form)
  const toPerson = await app.mailbox.waitFor(form.email, String(body.code))
  expect(toPerson.text).toContain('Recibimos tu pedido')
  expect(toPerson.text).not.toMatch(/trampa|Compre barato/)
  const toOperator = await app.mailbox.waitFor(OPERATOR, String(body.code))
  expect(toOperator.subject).toBe(`Botón de arrepentimiento: ${body.code}`)
  expect(toOperator.text).toContain('Nombre: Compre barato')
  expect(toOperator.text).toContain('https://trampa.example')
})

test('makes one request of many presses, and answers all with its code', async () => {
  const form = makeForm({ kind: 'baja', subject: '' })
  const { won } = await race(6, () => makeVisitor().post('/revocations', form))
  expect(won.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
  expect(new Set(won.map(({ body }) => body.code)).size).toBe(1)
  await app.mailbox.waitFor(form.email)
  expect(await app.mailbox.to(form.email)).toHaveLength(1)
})

test('tells nothing of an earlier request to another one with its id', async () => {
  const form = makeForm()
  const first = await makeVisitor().post('/revocations', form)
  const other = await makeVisitor().post('/revocations', { ...form, email: 'otra@correo.test' })
  expect(other).toMatchObject({ status: 409, body: { code: 'request_reused' } })
  expect(JSON.stringify(other.body)).not.toContain(String(first.body.code))
})

test('takes the e-mail of the account of whoever is logged in, and asks a visitor for one', async () => {
  const person = await makeUser(app)
  const form = makeForm({ email: undefined })
  expect((await person.post('/revocations', form)).status).toBe(201)
  expect(await rowOf(form.request_id)).toMatchObject({ email: person.email, person_id: person.id })
  const visitor = await makeVisitor().post('/revocations', makeForm({ email: undefined }))
  expect(visitor).toMatchObject({
    status: 400,
    body: { code: 'email_missing', details: { email: expect.stringContaining('Escribí') } },
  })
})

test.each([
  ['email', { email: 'ana@correo.test\r\nBcc: otra@correo.test' }],
  ['email', { email: 'ana@correo.test, otra@correo.test' }],
  ['email', { email: 'ana' }],
  ['name', { name: ' \u200b ' }],
  ['name', { name: 'a'.repeat(121) }],
  ['subject', { subject: '' }],
  ['subject', { subject: 'a'.repeat(201) }],
  ['message', { message: 'a'.repeat(2_001) }],
  ['phone', { phone: 'llamame' }],
  ['kind', { kind: 'devolucion' }],
  ['request_id', { request_id: '1' }],
  ['state', { state: 'answered' }],
  ['answer', { answer: 'x' }],
])('refuses a wrong %s with a sentence for that field: %j', async (field, wish) => {
  const reply = await makeVisitor().post('/revocations', makeForm(wish))
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.body.details as object)).toEqual([field])
  expect(Object.values(reply.body.details as object)[0]).toMatch(/\.$/)
})

test('takes line ends out of what a mail could be headed with', async () => {
  const form = makeForm({ name: 'Ana\r\nBcc: otra@correo.test', subject: 'Subasta\r\n7' })
  const { body } = await makeVisitor().post('/revocations', form)
  const mail = await app.mailbox.waitFor(OPERATOR, String(body.code))
  expect(mail.bcc ?? []).toEqual([])
  expect(await rowOf(form.request_id)).toMatchObject({
    name: 'Ana Bcc: otra@correo.test',
    subject: 'Subasta 7',
  })
})

test('takes five a day for one e-mail, whatever the network and the capitals, and repeats beyond that', async () => {
  const email = 'mucho@correo.test'
  const last = makeForm({ email })
  const forms = [...Array.from({ length: 4 }, () => makeForm({ email: 'Mucho@Correo.test' })), last]
  for (const form of forms) expect((await makeVisitor().post('/revocations', form)).status).toBe(201)
  const sixth = await makeVisitor().post('/revocations', makeForm({ email }))
  expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
  expect((await makeVisitor().post('/revocations', last)).status).toBe(200)
})

test('takes thirty an hour from one network', async () => {
  const visitor = makeVisitor()
  const { won } = await race(33, () => visitor.post('/revocations', makeForm()))
  expect(won.filter(({ status }) => status === 201)).toHaveLength(30)
  expect(won.filter(({ status }) => status === 429)).toHaveLength(3)
})

test('writes nothing of the person into the log, not even when the mail cannot be sent', async () => {
  const form = makeForm({ name: 'Nombre Secreto' })
  const { send } = app.platform.mailer
  const failing = { failed: 0 }
  app.platform.mailer.send = async (mail) => {
    if (mail.to !== form.email) return send(mail)
    failing.failed += 1
    throw Object.assign(new Error(`550 no such mailbox ${mail.to}`), { code: 'EENVELOPE' })
  }
  await makeVisitor().post('/revocations', form)
  await until('a failed mail in the log', async () => app.log.some((line) => line.includes('EENVELOPE')))
  app.platform.mailer.send = send
  await app.mailbox.waitFor(form.email)
  expect(failing.failed).toBeGreaterThan(0)
  const written = app.log.join('\n')
  expect(written).not.toContain(form.email)
  expect(written).not.toContain('Secreto')
})

test('waits in the queue of administrators, is answered once, by mail, and written down', async () => {
  const form = makeForm({ message: 'No era lo que decía' })
  await makeVisitor().post('/revocations', form)
  const admin = await makeUser(app, { role: 'admin' })
  const listed = async (state: string) => {
    const { body } = await admin.get(`/admin/revocations?limit=50&state=${state}`)
    return (body.data as { id: number; email: string }[]).find(({ email }) => email === form.email)
  }
  const waiting = await listed('open')
  expect(waiting).toMatchObject({ message: 'No era lo que decía', user: null, answer: null })
  const path = `/admin/revocations/${waiting?.id}/answer`
  expect((await makeVisitor().post(path, { answer: 'x' })).status).toBe(401)
  expect((await (await makeUser(app)).get('/admin/revocations')).status).toBe(403)
  expect((await admin.post(path, { answer: ' ' })).status).toBe(400)
  const { won } = await race(3, () => admin.post(path, { answer: 'Te devolvemos la plata.' }))
  expect(won.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await admin.post('/admin/revocations/2000000000/answer', { answer: 'x' })).status).toBe(404)
  expect((await app.mailbox.waitFor(form.email, 'Respondimos tu pedido')).text).toContain('devolvemos')
  expect(await listed('open')).toBeUndefined()
  expect(await listed('answered')).toMatchObject({ answer: 'Te devolvemos la plata.' })
  const { after } = await app.platform.db
    .selectFrom('audit_log')
    .select('after')
    .where('subject', '=', `revocation ${waiting?.id}`)
    .executeTakeFirstOrThrow()
  expect(after).toMatchObject({ state: 'answered' })
})
