import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, makeAppForTest, type TestApp } from '../../../test/app.ts'
import { logIn, makeUser } from '../../../test/make.ts'
import { makePerson } from '../../../test/person.ts'
import { CASES_PER_KIND, dropOldErrors, KEPT_MS, KINDS } from './record-error.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

const agent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile'
const report = {
  message: 'boom',
  stack: 'Error: boom\n    at Card (https://martillo.ar/assets/home-AbCd1234.js:1:2)',
  path: '/subasta/7',
  user_id: null,
  browser: agent,
  device: 'Android',
  origin: 'react',
}

let sent = 0
/** A message that no other test sends. */
const fresh = () => {
  sent += 1
  return `fault ${String.fromCharCode(96 + sent)}`
}

function kindOf(message: string) {
  return app.platform.db
    .selectFrom('error_kinds')
    .selectAll()
    .where('message', '=', message)
    .executeTakeFirst()
}

function casesOf(message: string) {
  return app.platform.db.selectFrom('error_reports').selectAll().where('message', '=', message).execute()
}

describe('a report', () => {
  it('is kept from a visitor with everything that was sent', async () => {
    const message = fresh()
    const { status, body } = await makePerson(app).post('/error-list', { ...report, message })
    expect([status, body]).toEqual([201, { ok: true }])
    expect(await kindOf(message)).toMatchObject({ origin: 'react', count: 1 })
    expect(await casesOf(message)).toMatchObject([
      { stack: report.stack, path: '/subasta/7', browser: agent, device: 'Android', user_id: null },
    ])
  })

  it('needs only message and origin', async () => {
    const message = fresh()
    expect((await makePerson(app).post('/error-list', { message, origin: 'promise' })).status).toBe(201)
    expect(await casesOf(message)).toMatchObject([
      { stack: 'No disponible', path: '/', browser: 'Desconocido', device: 'Unknown' },
    ])
  })

  it('names who sent it by the session, whatever number it holds', async () => {
    const message = fresh()
    const ana = await makeUser(app)
    const other = await makeUser(app)
    await ana.post('/error-list', { ...report, message, user_id: other.id })
    await makePerson(app).post('/error-list', { ...report, message, user_id: String(other.id) })
    expect((await casesOf(message)).map((one) => one.user_id)).toEqual([ana.id, null])
  })

  it('loses secrets, queries and control characters, and is cut', async () => {
    const message = fresh()
    await makePerson(app).post('/error-list', {
      ...report,
      message: `${message}\u0007 Bearer abc.def`,
      stack: `${'x '.repeat(10_000)}\u001b[31m`,
      path: '/subasta/7?clave=secreta',
      browser: `ana@correo.test ${'y '.repeat(900)}`,
      device: agent,
    })
    const [kept] = await casesOf(`${message} Bearer [oculto]`)
    expect(kept).toMatchObject({ path: '/subasta/7', device: 'Android' })
    expect(kept?.stack.length).toBeLessThanOrEqual(4_000)
    expect(kept?.browser.length).toBeLessThanOrEqual(300)
    expect(JSON.stringify(kept)).not.toMatch(/secreta|abc\.def|ana@|u001b|u0007/)
  })

  it.each([
    ['no body', undefined, 400],
    ['a list', [], 400],
    ['no origin', { message: 'x' }, 400],
    ['another origin', { ...report, origin: 'server' }, 400],
    ['a number as message', { ...report, message: 5 }, 400],
    ['an object as stack', { ...report, stack: {} }, 400],
    ['an unknown field', { ...report, admin: true }, 400],
    ['NUL', { ...report, message: 'a\u0000b' }, 400],
    ['half a character', { ...report, stack: '\ud800' }, 400],
    ['a megabyte', { ...report, stack: 'x'.repeat(1_048_576) }, 413],
  ])('with %s is refused with a sentence', async (_, body, status) => {
    const reply = await makePerson(app).post('/error-list', body)
    expect([reply.status, typeof reply.body.error]).toEqual([status, 'string'])
  })

  it('with 250 kB of marks and with an empty message is taken', async () => {
    const marks = `a${'\u0301'.repeat(60_000)}`
    const replies = [
      await makePerson(app).post('/error-list', { ...report, message: marks, stack: marks }),
      await makePerson(app).post('/error-list', { ...report, message: '' }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect(await kindOf('Sin mensaje')).toMatchObject({ count: 1 })
  })

  it('of another site is refused with a cookie', async () => {
    const ana = await makeUser(app)
    const reply = await ana.post('/error-list', report, { 'sec-fetch-site': 'cross-site' })
    expect(reply.status).toBe(403)
  })
})

describe('what is kept', () => {
  it('is a few cases of each kind, and the number of all, also when they come at once', async () => {
    const message = fresh()
    const everybody = Array.from({ length: CASES_PER_KIND + 5 }, () =>
      makePerson(app).post('/error-list', { ...report, message }),
    )
    const statuses = (await Promise.all(everybody)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(await kindOf(message)).toMatchObject({ count: CASES_PER_KIND + 5 })
    expect(await casesOf(message)).toHaveLength(CASES_PER_KIND)
  })

  it('counts the same error of another build and of another number as one kind', async () => {
    const message = fresh()
    const after = 'Error: boom\n    at Card (https://martillo.ar/assets/home-Zz99_xyz.js:8:90)'
    await makePerson(app).post('/error-list', { ...report, message: `${message} 12` })
    await makePerson(app).post('/error-list', { ...report, message: `${message} 345`, stack: after })
    expect(await kindOf(`${message} 12`)).toMatchObject({ count: 2 })
    expect(await kindOf(`${message} 345`)).toBeUndefined()
  })

  it('goes after thirty days, and what was seen since stays', async () => {
    const { db } = app.platform
    const message = fresh()
    const other = fresh()
    await makePerson(app).post('/error-list', { ...report, message })
    await makePerson(app).post('/error-list', { ...report, message: other })
    await app.clock.advance(KEPT_MS - 60_000)
    await makePerson(app).post('/error-list', { ...report, message })
    await dropOldErrors(db)
    expect([await casesOf(message), await casesOf(other)].map((cases) => cases.length)).toEqual([2, 1])
    await app.clock.advance(120_000)
    await dropOldErrors(db)
    expect([await casesOf(message), await casesOf(other)].map((cases) => cases.length)).toEqual([1, 0])
    expect([(await kindOf(message))?.count, await kindOf(other)]).toEqual([2, undefined])
  })

  it('is a bounded number of kinds: a new one displaces the one longest not seen', async () => {
    const { db } = app.platform
    const oldest = fresh()
    await makePerson(app).post('/error-list', { ...report, message: oldest })
    const now = await app.clock.now()
    await db
      .insertInto('error_kinds')
      .values(
        Array.from({ length: KINDS }, (_, index) => ({
          fingerprint: `made-${index}`,
          origin: 'global' as const,
          message: 'made',
          first_at: now,
          last_at: new Date(now.getTime() + 1_000),
        })),
      )
      .execute()
    await app.clock.advance(5_000)
    const newest = fresh()
    await makePerson(app).post('/error-list', { ...report, message: newest })
    const { kinds } = await db
      .selectFrom('error_kinds')
      .select((eb) => eb.fn.countAll<number>().as('kinds'))
      .executeTakeFirstOrThrow()
    expect([kinds, await kindOf(oldest), (await kindOf(newest))?.count]).toEqual([KINDS, undefined, 1])
  })
})

it('takes twenty reports of a person and sixty of a network in ten minutes', async () => {
  const limited = await makeAppForTest({ start: false })
  const ana = await makeUser(limited)
  const visitor = makePerson(limited)
  const send = async (from: Pick<typeof visitor, 'post'>, times: number) => {
    const statuses: number[] = []
    for (let time = 0; time < times; time++) statuses.push((await from.post('/error-list', report)).status)
    return statuses.filter((status) => status === 201).length
  }
  expect(await send(ana, 25)).toBe(20)
  // The refused five were counted for the network, too.
  expect(await send(visitor, 40)).toBe(35)
  const elsewhere = makePerson(limited)
  await logIn(limited, ana.id, elsewhere)
  const last = await elsewhere.post('/error-list', report)
  expect([last.status, Number(last.headers['retry-after']) > 0]).toEqual([429, true])
})
