import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTwoApps, type TestApp } from '../../../../test/app.ts'
import { until } from '../../../../test/until.ts'
import { connectAs, enterElsewhere } from '../passwords/passwords.testing.ts'
import { makeMember, makeVisitor, PROXIED } from '../registration.testing.ts'
import { deviceName } from './device-name.ts'

let apps: Awaited<ReturnType<typeof makeTwoApps>>
let app: TestApp
beforeAll(async () => {
  apps = await makeTwoApps({ env: PROXIED })
  app = apps.one
})
afterAll(() => apps.stop())

type Listed = { id: string; name: string; current: boolean; platform: string }

async function devicesOf(person: Awaited<ReturnType<typeof makeMember>>): Promise<Listed[]> {
  return (await person.get('/user/sessions')).body.data as Listed[]
}

test('lists where the person is logged in, the asking device first, and no secret', async () => {
  const member = await makeMember(app)
  const phone = await enterElsewhere(app, member.email, 'ios')
  const listed = await devicesOf(member)
  expect(listed).toEqual([
    expect.objectContaining({ current: true, platform: 'web' }),
    expect.objectContaining({ current: false, name: 'Aplicación en iPhone o iPad', platform: 'ios' }),
  ])
  const said = JSON.stringify(listed)
  expect(said).not.toContain(phone.cookies.get('session'))
  expect(said).not.toContain(phone.bearer.slice(7))
})

test('ends one of them in every process, live connection included', async () => {
  const member = await makeMember(app)
  const other = await enterElsewhere(app, member.email)
  const live = await connectAs(apps.two, String(other.cookies.get('session')))
  const [, theirs] = await devicesOf(member)
  const begin = performance.now()
  expect((await member.delete(`/user/sessions/${theirs?.id}`)).status).toBe(200)
  await until('the connection to end', () => live.state.ended)
  expect(performance.now() - begin).toBeLessThan(2_000)
  expect((await other.get('/user/sessiondata')).status).toBe(401)
  expect((await member.delete(`/user/sessions/${theirs?.id}`)).status).toBe(404)
})

test('ends all but the asking one', async () => {
  const member = await makeMember(app)
  await enterElsewhere(app, member.email)
  await enterElsewhere(app, member.email, 'ios')
  expect((await member.delete('/user/sessions')).body).toEqual({ ended: 2 })
  expect(await devicesOf(member)).toHaveLength(1)
})

test('somebody else’s session is not found, and stays', async () => {
  const [member, stranger] = [await makeMember(app), await makeMember(app)]
  const [own] = await devicesOf(member)
  expect((await stranger.delete(`/user/sessions/${own?.id}`)).status).toBe(404)
  expect((await stranger.delete('/user/sessions/7')).status).toBe(400)
  expect((await makeVisitor(app).get('/user/sessions')).status).toBe(401)
  expect((await member.get('/user/sessiondata')).status).toBe(200)
})

function tokensOf(sessionOf: string) {
  return app.platform.db
    .selectFrom('push_tokens as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['p.token', 'p.platform'])
    .where('u.email', '=', sessionOf)
    .execute()
}

test('keeps one push token per session, takes it along to the next owner, and drops it at logout', async () => {
  const [first, second] = [await makeMember(app), await makeMember(app)]
  const [one, two] = [
    await enterElsewhere(app, first.email, 'ios'),
    await enterElsewhere(app, second.email, 'ios'),
  ]
  const add = (device: typeof one, token: string) =>
    device.post('/push-token', { token, platform: 'android' }, { authorization: device.bearer })
  expect((await add(one, 'viejo')).status).toBe(200)
  expect((await add(one, 'aparato-1')).status).toBe(200)
  expect(await tokensOf(first.email)).toEqual([{ token: 'aparato-1', platform: 'android' }])
  await add(two, 'aparato-1')
  expect([await tokensOf(first.email), await tokensOf(second.email)]).toEqual([
    [],
    [{ token: 'aparato-1', platform: 'android' }],
  ])
  // Whoever no longer has the token removes nobody's.
  const remove = { token: 'aparato-1' }
  expect((await one.post('/push-token/remove', remove, { authorization: one.bearer })).status).toBe(200)
  expect(await tokensOf(second.email)).toHaveLength(1)
  expect((await two.post('/push-token/remove', remove, { authorization: two.bearer })).status).toBe(200)
  expect(await tokensOf(second.email)).toEqual([])
  await add(two, 'aparato-2')
  await two.post('/logout', undefined, { authorization: two.bearer })
  expect(await tokensOf(second.email)).toEqual([])
})

test.each([
  {},
  { token: '', platform: 'ios' },
  { token: 'x', platform: 'web' },
  { token: 'a b', platform: 'ios' },
])('answers 400 to the push token %j', async (body) => {
  const member = await makeMember(app)
  expect((await member.post('/push-token', body)).status).toBe(400)
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome en Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge en Windows',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1', 'Safari en iPhone o iPad'],
  ['', 'Navegador en un dispositivo'],
])('calls %s a %s', (agent, name) => {
  expect(deviceName(agent, 'web')).toBe(name)
})
