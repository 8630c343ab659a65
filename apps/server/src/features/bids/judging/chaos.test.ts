import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTwoApps } from '../../../../test/app.ts'
import { cutConnections } from '../../../../test/database.ts'
import { type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { makePerson } from '../../../../test/person.ts'
import { auditDatabase } from '../audit/audit-database.ts'
import { bid } from '../bids.testing.ts'

let apps: Awaited<ReturnType<typeof makeTwoApps>>

beforeAll(async () => {
  apps = await makeTwoApps({ start: false })
})
afterAll(() => apps.stop())

const PEOPLE = 12
const AUCTIONS = 3
const BIDS_EACH = 12
const CUTS = 6

interface Sent {
  readonly person: number
  readonly auction: number
  readonly amount: number
  answer: { readonly outcome: unknown; readonly price: unknown; readonly seq: unknown } | undefined
}

it('loses nothing and invents nothing while the database cuts every connection again and again', async () => {
  const auctions = await Promise.all(Array.from({ length: AUCTIONS }, () => makeAuction(apps.one)))
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => makeUser(apps.one)))
  const sent = new Map<string, Sent>()
  let done = 0

  /** One tap: the same UUID until there is an answer that is not "try again". */
  async function tap(
    person: MadeUser,
    through: readonly MadeUser[],
    auction: { id: number },
    amount: number,
  ) {
    const uuid = randomUUID()
    const entry: Sent = { person: person.id, auction: auction.id, amount, answer: undefined }
    sent.set(uuid, entry)
    for (let attempt = 0; ; attempt++) {
      const who = through[attempt % through.length] as MadeUser
      const { status, body } = await bid(who, auction, amount, uuid)
      if (status === 503) continue
      expect([200, 201, 422]).toContain(status)
      if (status !== 422) entry.answer = { outcome: body.outcome, price: body.price, seq: body.seq }
      return
    }
  }

  async function live(person: MadeUser) {
    const twin = makePerson(apps.two)
    twin.cookies.set('session', person.cookies.get('session') ?? '')
    const ways = [person, { ...person, ...twin }]
    for (let turn = 0; turn < BIDS_EACH; turn++) {
      const auction = auctions[randomInt(AUCTIONS)] as { id: number }
      await tap(person, turn % 2 ? ways : ways.toReversed(), auction, 1000 + 10 * done + randomInt(2000))
      done += 1
    }
  }

  async function cut() {
    const all = PEOPLE * BIDS_EACH
    for (let time = 1; time <= CUTS; time++) {
      while (done < (all * time) / (CUTS + 1)) await new Promise((resolve) => setImmediate(resolve))
      await cutConnections(apps.one.databaseUrl)
    }
  }

  await Promise.all([cut(), ...people.map(live)])

  const { rows } = await apps.one.platform.pool.query(
    'select person_id, bid, auction_id, amount_cents, outcome, price_cents, seq from accepted_bids',
  )
  const stored = new Map(rows.map((row) => [row.bid, row]))
  for (const [uuid, { answer, ...what }] of sent) {
    const row = stored.get(uuid)
    if (answer) {
      expect(row).toMatchObject({ outcome: answer.outcome, seq: answer.seq })
      expect(row.price_cents).toBe(Math.round(Number(answer.price) * 100))
    } else expect(row).toBeUndefined()
    if (row) expect([row.person_id, row.auction_id, row.amount_cents]).toEqual(cents(what))
  }
  expect(rows.filter((row) => !sent.has(row.bid))).toEqual([])
  expect(rows.length).toBeGreaterThan(PEOPLE)
  expect(await auditDatabase(apps.one.platform.pool)).toEqual([])
}, 60_000)

function cents({ person, auction, amount }: Omit<Sent, 'answer'>): number[] {
  return [person, auction, amount * 100]
}
