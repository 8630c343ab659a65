import { randomUUID } from 'node:crypto'
import { hashCode } from '../../src/features/accounts/issue-code.ts'
import type { TestApp } from '../app.ts'
import { type MadeUser, makeAuction, makeUser } from '../make.ts'
import { makePerson, type Person } from '../person.ts'
import type { Role } from './roles.ts'

/** The people of one call, fresh for each call of the table, and what they have to do with each other. */
export interface Stage {
  readonly people: Readonly<Record<Role, Person>>
  readonly owner: MadeUser
  readonly member: MadeUser
  readonly otherParty: MadeUser
  /** Running, the owner's, led by the other party. */
  readonly auction: number
  /** The other party's bid on it. */
  readonly bid: string
  /** Finished, the owner's. */
  readonly finished: number
  /** The owner's. */
  readonly draft: string
}

/** Sets the stage. */
export async function makeStage(app: TestApp): Promise<Stage> {
  const visitor = makePerson(app)
  const unverified = await makeUser(app, { verified: false })
  const [member, owner, otherParty, banned, deleted, admin] = [
    await makeUser(app),
    await makeUser(app),
    await makeUser(app),
    await makeUser(app),
    await makeUser(app),
    await makeUser(app, { role: 'admin' }),
  ]
  const { id: auction } = await makeAuction(app, { seller: owner })
  const { id: finished } = await makeAuction(app, {
    seller: owner,
    status: 'finished',
    startsInMs: -7_200_000,
    endsInMs: -3_600_000,
  })
  const bid = randomUUID()
  await mustBe(201, otherParty.put(`/auctions/${auction}/bids/${bid}`, { amount: 2_000 }))
  const draft = randomUUID()
  await mustBe(201, owner.put(`/drafts/${draft}`, { texts: {}, photos: [], version: 0 }))
  await mustBe(200, admin.post(`/banuser/${banned.id}`, { reason: 'Por prueba' }))
  const { db } = app.platform
  await db
    .insertInto('deletion_codes')
    .values({
      user_id: deleted.id,
      code_hash: hashCode(deleted.id, '246810'),
      sent_at: new Date(),
      expires_at: new Date(Date.now() + 600_000),
    })
    .execute()
  const token = deleted.cookies.get('session') ?? ''
  await mustBe(200, deleted.delete('/user/account', { confirmation: 'ELIMINAR', password: '246810' }))
  deleted.cookies.set('session', token)
  const people = { visitor, unverified, member, owner, otherParty, banned, deleted, admin }
  return { people, owner, member, otherParty, auction, bid, finished, draft }
}

async function mustBe(status: number, reply: ReturnType<Person['get']>): Promise<void> {
  const { status: was, body } = await reply
  if (was !== status) throw new Error(`the stage could not be set: ${was} ${JSON.stringify(body)}`)
}
