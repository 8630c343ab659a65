import { endpoint } from '@martillo/contract/endpoint'
import { AmountInput, AmountText, Id, Pesos, paging } from '@martillo/contract/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { makeUser } from '../../../test/make.ts'
import { makePerson } from '../../../test/person.ts'
import type { Session } from '../session.ts'
import { answer } from './answer.ts'
import { bind } from './bind.ts'
import { refused } from './failure.ts'

const echo = endpoint({
  route: 'POST /echo/:id',
  summary: 'Eco',
  access: 'visitor',
  params: z.object({ id: Id }),
  query: z.strictObject({ page: paging(12).page }),
  body: z.strictObject({ amount: AmountInput, note: z.string().max(20).default('') }),
  replies: {
    200: z.object({ id: z.number(), page: z.number(), amount: Pesos }),
    201: z.object({ made: z.boolean() }),
  },
  codes: ['bid_too_low'],
})
const upload = endpoint({
  route: 'POST /upload',
  summary: 'Archivos',
  access: 'visitor',
  body: z.strictObject({
    price: AmountText,
    options: z.union([z.string().transform((one) => [one]), z.array(z.string())]),
  }),
  files: { photo: { min: 1, max: 1 }, more: { min: 0, max: 2 } },
  replies: { 200: z.any() },
  codes: [],
})
const doors = (['member', 'verified', 'admin'] as const).map((access) =>
  endpoint({
    route: `POST /door-${access}`,
    summary: 'Puerta',
    access,
    replies: { 200: z.object({ user: z.number() }) },
    codes: [],
  }),
)
const broken = endpoint({
  route: 'GET /broken',
  summary: 'Falla',
  access: 'visitor',
  replies: { 200: z.object({}) },
  codes: [],
})

const own = endpoint({
  route: 'GET /own',
  summary: 'Por su cuenta',
  access: 'visitor',
  replies: { 200: z.object({ own: z.boolean() }) },
  codes: [],
})

let app: TestApp

beforeAll(async () => {
  app = await makeApp({
    start: false,
    register(platform) {
      bind(platform.app, echo, async ({ params, query, body }) => {
        if (body.note === 'made') return answer(201, { made: true })
        if (body.note === 'refuse')
          throw refused('bid_too_low', { minimum: 1500 }, 'La puja mínima es $ 1.500')
        return { id: params.id, page: query.page, amount: body.amount, secret: 'not in the reply' }
      })
      bind(platform.app, upload, async ({ body, files }) => ({
        price: body.price,
        options: body.options,
        photo: files.photo.map(({ bytes, name }) => ({ bytes, name })),
        more: files.more.length,
      }))
      for (const door of doors)
        bind(platform.app, door, async ({ session }) => ({ user: (session as Session).userId }))
      bind(platform.app, own, async ({ reply }) => reply.type('application/json').send('{"own":true}'))
      bind(platform.app, broken, async () => {
        throw new Error('the secret path /srv/secret')
      })
    },
  })
})
afterAll(() => app.stop())

function send(payload: string | Buffer, headers: Record<string, string> = {}, url = '/api/echo/7') {
  return app.platform.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

test('gives the handler parsed values and the client only what the contract names', async () => {
  const reply = await makePerson(app).post('/echo/7?page=2', { amount: 12.5 })
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({ id: 7, page: 2, amount: 12.5 })
})

test('answers with another status of the contract when the handler says so', async () => {
  const reply = await makePerson(app).post('/echo/7', { amount: 1, note: 'made' })
  expect([reply.status, reply.body]).toEqual([201, { made: true }])
})

test('lets a handler send its reply itself, once', async () => {
  const reply = await makePerson(app).get('/own')
  expect([reply.status, reply.body]).toEqual([200, { own: true }])
  expect(app.log.join('')).not.toContain('already sent')
})

test('makes a 422 of a refusal, with its code, sentence and facts', async () => {
  const reply = await makePerson(app).post('/echo/7', { amount: 1, note: 'refuse' })
  expect(reply.status).toBe(422)
  expect(reply.body).toEqual({ code: 'bid_too_low', error: 'La puja mínima es $ 1.500', minimum: 1500 })
})

test('says of a fault of ours only that it failed and the id of the request', async () => {
  const reply = await makePerson(app).get('/broken')
  expect(reply.status).toBe(500)
  expect(reply.body).toEqual({
    code: 'internal',
    error: 'Algo falló de nuestro lado. Probá de nuevo.',
    request_id: reply.headers['x-request-id'],
  })
  expect(app.log.join('')).toContain('the secret path')
})

describe('malformed input is a 400 with a sentence', () => {
  test.each([
    ['text for a number', '{"amount":"10"}'],
    ['an amount beyond all numbers', '{"amount":1e400}'],
    ['three decimals', '{"amount":1.001}'],
    ['a negative amount', '{"amount":-1}'],
    ['null', '{"amount":null}'],
    ['a list', '{"amount":[5]}'],
    ['true', '{"amount":true}'],
    ['no amount', '{}'],
  ])('wrong amount: %s', async (_name, payload) => {
    const reply = await send(payload)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'amount_invalid', details: { amount: expect.any(String) } })
  })

  test.each([
    ['an unknown field', '{"amount":1,"role":"admin"}'],
    ['a NUL byte', '{"amount":1,"note":"a\\u0000b"}'],
    ['half a character', '{"amount":1,"note":"\\ud800"}'],
    ['no JSON', '{"amount":'],
    ['an empty body', ''],
    ['a prototype', '{"amount":1,"__proto__":{"x":1}}'],
    ['a bare text', '"hola"'],
    ['null', 'null'],
    ['deep nesting', `{"amount":1,"note":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ])('%s', async (_name, payload) => {
    const reply = await send(payload)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'invalid', error: expect.stringMatching(/^[A-ZÁÉÍÓÚÑ].*\.$/) })
  })

  test.each([
    '/api/echo/0',
    '/api/echo/1.5',
    '/api/echo/1.0',
    '/api/echo/0x1F',
    '/api/echo/1e1',
    '/api/echo/%201',
    '/api/echo/99999999999',
    '/api/echo/%00',
    '/api/echo/%E0%A4%A',
    '/api/echo/7?page=0',
    '/api/echo/7?page=',
    '/api/echo/7?page=0x1',
    '/api/echo/7?page=1e1',
    '/api/echo/7?page=1&page=2',
    '/api/echo/7?otro=1',
    '/api/echo/7?page=%00',
  ])('address %s', async (url) => {
    const reply = await send('{"amount":1}', {}, url)
    expect(reply.statusCode).toBe(400)
  })
})

test('refuses other kinds of content with 415 and too much of it with 413', async () => {
  expect((await send('<a/>', { 'content-type': 'application/xml' })).statusCode).toBe(415)
  expect((await send('amount=1', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(
    415,
  )
  expect((await send(`{"amount":1,"note":"${'a'.repeat(300_000)}"}`)).statusCode).toBe(413)
})

describe('access', () => {
  const statuses = (person: ReturnType<typeof makePerson>) =>
    Promise.all(doors.map(async (door) => (await person.post(door.route.slice(5))).status))

  test('a visitor passes none of the closed doors', async () => {
    expect(await statuses(makePerson(app))).toEqual([401, 401, 401])
  })

  test('each session passes what it may', async () => {
    const sessions: Record<string, Session> = {
      plain: { id: 'a', userId: 1, role: 'user', verified: false },
      verified: { id: 'b', userId: 2, role: 'user', verified: true },
      admin: { id: 'c', userId: 3, role: 'admin', verified: true },
    }
    const before = app.platform.hooks.findSession
    app.platform.hooks.findSession = async ({ bearer }) => sessions[bearer ?? '']
    const as = (name: string) => {
      const person = makePerson(app)
      person.headers.authorization = `Bearer ${name}`
      return statuses(person)
    }
    expect(await as('plain')).toEqual([200, 403, 403])
    expect(await as('verified')).toEqual([200, 200, 403])
    expect(await as('admin')).toEqual([200, 200, 200])
    expect(await as('nobody')).toEqual([401, 401, 401])
    app.platform.hooks.findSession = before
  })
})

describe('multipart', () => {
  const photo = { content: Buffer.from('a picture'), name: 'foto.jpg' }
  const form = (fields: Parameters<ReturnType<typeof makePerson>['form']>[2]) =>
    makePerson(app).form('POST', '/upload', fields)

  test('gives texts and files, repeated names as lists', async () => {
    const reply = await form({
      price: '1500.50',
      options: ['retiro', 'envio-gratis'],
      photo,
      more: [photo, photo],
    })
    expect(reply.body).toEqual({
      price: '1500.50',
      options: ['retiro', 'envio-gratis'],
      photo: [{ bytes: 9, name: 'foto.jpg' }],
      more: 2,
    })
  })

  test('takes the empty file that browsers send for none as none', async () => {
    const none = { content: Buffer.alloc(0), name: '' }
    const reply = await form({ price: '1', options: 'retiro', photo, more: none })
    expect([reply.status, reply.body.more]).toEqual([200, 0])
  })

  test.each([
    ['a missing file', { price: '1', options: 'a' }, 400, 'photo'],
    ['too many files', { price: '1', options: 'a', photo: [photo, photo] }, 400, 'photo'],
    ['an unknown file', { price: '1', options: 'a', photo, other: photo }, 400, 'other'],
    ['an unknown field', { price: '1', options: 'a', photo, role: 'admin' }, 400, 'role'],
    ['a wrong amount', { price: '1.234,56', options: 'a', photo }, 400, 'price'],
    ['a NUL byte', { price: '1', options: 'a\u0000', photo }, 400, 'options'],
  ])('refuses %s', async (_name, fields, status, field) => {
    const reply = await form(fields)
    expect(reply.status).toBe(status)
    expect(reply.body.details).toHaveProperty(field)
  })

  test('stops reading at the first file too many', async () => {
    const large = { content: Buffer.alloc(10 * 1024 * 1024 + 1), name: 'grande.jpg' }
    const reply = await form({ price: '1', options: 'a', photo: [photo, large] })
    expect([reply.status, reply.body.error]).toEqual([400, 'Va una sola imagen.'])
  })

  test('refuses a file above 10 MB and a text above 64 kB with 413', async () => {
    const large = { content: Buffer.alloc(10 * 1024 * 1024 + 1), name: 'grande.jpg' }
    expect((await form({ price: '1', options: 'a', photo: large })).status).toBe(413)
    expect((await form({ price: '1', options: 'a'.repeat(70_000), photo })).status).toBe(413)
  })

  test.each([
    [
      'broken off',
      '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ],
    ['without a boundary', 'abc', 'multipart/form-data'],
    ['with an endless boundary', 'abc', `multipart/form-data; boundary=${'b'.repeat(300)}`],
    ['as JSON', '{}', 'application/json'],
  ])('answers a form %s with a 4xx', async (_name, payload, type) => {
    const reply = await send(payload, { 'content-type': type }, '/api/upload')
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode).toBeLessThan(500)
    expect(reply.json()).toHaveProperty('code')
  })
})

test('takes an empty body that calls itself JSON for no body', async () => {
  const before = app.platform.hooks.findSession
  app.platform.hooks.findSession = async () => ({ id: 's', userId: 1, role: 'admin', verified: true })
  const reply = await send('', { authorization: 'Bearer x' }, '/api/door-member')
  app.platform.hooks.findSession = before
  expect([reply.statusCode, reply.json()]).toEqual([200, { user: 1 }])
})

test('refuses to start with a call that would swallow unknown fields', () => {
  const loose = endpoint({
    route: 'POST /loose',
    summary: '',
    access: 'visitor',
    body: z.object({}),
    replies: { 200: z.any() },
    codes: [],
  })
  expect(() => bind(app.platform.app, loose, async () => ({}))).toThrow('strict')
})

test('knows a session that the kit made', async () => {
  const user = await makeUser(app)
  expect(user.cookies.has('session')).toBe(true)
})
