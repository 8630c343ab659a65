import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from './app.ts'
import { allRows } from './authorization/rows.ts'
import { sendAs } from './authorization/send-row.ts'
import { makeStage, type Stage } from './authorization/stage.ts'

// Who sells and who bids, with everything of theirs that is nobody else's.

const SECRETS = {
  first_name: 'Nombreoculto',
  last_name: 'Apellidoculto',
  phone: '+54 299 555-7713',
  location: 'Barriooculto',
  birth_date: '1977-07-17',
}

let app: TestApp
let stage: Stage
beforeAll(async () => {
  app = await makeApp({ start: false })
  stage = await makeStage(app)
  await app.platform.db
    .updateTable('users')
    .set(SECRETS)
    .where('id', 'in', [stage.owner.id, stage.otherParty.id])
    .execute()
})
afterAll(() => app.stop())

const secretsOf = () => [...Object.values(SECRETS), stage.owner.email, stage.otherParty.email]

function leaksOf(said: string): string[] {
  return secretsOf().filter((secret) => said.includes(secret))
}

test('the secrets are there for whoever may see them', async () => {
  const own = JSON.stringify((await stage.owner.get('/user/currentuser')).body)
  expect(leaksOf(own)).toEqual([...Object.values(SECRETS), stage.owner.email])
})

const reads = Object.entries(allRows).filter(([call]) => call.startsWith('GET '))

test.each(reads)(
  '%s tells a stranger no e-mail, phone, name or address of anybody',
  async (call, { send }) => {
    for (const stranger of [stage.people.visitor, stage.people.unverified, stage.people.member]) {
      const { body } = await sendAs(stranger, call, send?.(stage) ?? {})
      expect(leaksOf(JSON.stringify(body))).toEqual([])
    }
  },
)

test('walking through the numbers of people and auctions finds nothing that is not public', async () => {
  const ids = [stage.owner, stage.otherParty, stage.member].map(({ id }) => id)
  const paths = [
    ...ids.flatMap((id) => [`/user/${id}`, `/auctions/user/${id}`, `/user/fulluserdecrypted/${id}`]),
    ...[stage.auction, stage.finished].flatMap((id) => [`/auctions/${id}`, `/auctions/${id}/bids`]),
  ]
  for (const stranger of [stage.people.visitor, stage.people.member]) {
    for (const path of paths)
      expect(leaksOf(JSON.stringify((await stranger.get(path)).body)), path).toEqual([])
  }
})
