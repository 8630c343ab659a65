import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeAuction, makeAuction, makeUser } from '../../../../test/make.ts'
import { bid } from '../bids.testing.ts'
import { auditDatabase } from './audit-database.ts'

let app: TestApp
let auction: MadeAuction

beforeAll(async () => {
  app = await makeApp({ start: false })
  auction = await makeAuction(app)
  const people = [await makeUser(app), await makeUser(app), await makeUser(app)]
  for (const [index, amount] of [2500, 1500, 2600, 4000, 3000].entries()) {
    const person = people[index % people.length]
    if (person) await bid(person, auction, amount, randomUUID())
  }
})
afterAll(() => app.stop())

/** Damages the database by one statement, audits it, and takes the damage back. */
async function auditDamaged(statement: string): Promise<string[]> {
  const { pool } = app.platform
  await pool.query('create table saved_standings as table standings')
  await pool.query('create table saved_bids as table accepted_bids')
  await pool.query('create table saved_rows as table bid_rows')
  await pool.query('create table saved_auctions as table auctions')
  try {
    const { rowCount } = await pool.query(statement)
    expect(rowCount).toBeGreaterThan(0)
    return [...new Set((await auditDatabase(pool)).map((finding) => finding.rule))]
  } finally {
    await pool.query('delete from bid_rows; insert into bid_rows select * from saved_rows')
    await pool.query(
      'delete from accepted_bids; insert into accepted_bids overriding system value select * from saved_bids',
    )
    await pool.query('delete from standings; insert into standings select * from saved_standings')
    await pool.query(
      'update auctions a set start_at = s.start_at, end_at = s.end_at, seller_id = s.seller_id, status = s.status, outcome = s.outcome from saved_auctions s where s.id = a.id',
    )
    await pool.query('drop table saved_standings, saved_bids, saved_rows, saved_auctions')
  }
}

it('finds nothing in a database that people have bid in', async () => {
  expect(await auditDatabase(app.platform.pool)).toEqual([])
})

it.each([
  ['update standings set price_cents = price_cents - 100', 'la situación es la de volver a jugar'],
  ['update standings set bids_count = bids_count + 1', 'la cantidad de pujas'],
  [
    'update standings set leader_maximum_cents = leader_maximum_cents + 1',
    'la situación es la de volver a jugar',
  ],
  ['update standings set seq = 1', 'la versión pública'],
  ['update standings set rows = rows + 1', 'el acta está completa'],
  [
    'delete from accepted_bids where position = (select min(position) from accepted_bids)',
    'las filas públicas',
  ],
  [
    'update accepted_bids set amount_cents = amount_cents + 50000 where outcome = $$outbid$$',
    'las filas públicas',
  ],
  ['update bid_rows set amount_cents = amount_cents + 1 where row = 2', 'el acta está completa'],
  ['update bid_rows set alias = $$Otro 11$$ where row = 1', 'el acta está completa'],
  ['delete from bid_rows where row = 3', 'el acta está completa'],
  ['update bid_rows set person_id = 1 where row = (select max(row) from bid_rows)', 'la última fila pública'],
  [
    'update accepted_bids set placed_at = (select end_at from auctions a where a.id = auction_id)',
    'nadie pujó antes del comienzo ni desde el final',
  ],
  ['update auctions set start_at = app.now()', 'nadie pujó antes del comienzo'],
  ['update auctions set end_at = original_end_at - interval $$1 hour$$', 'el final nunca se adelantó'],
  ['update auctions set seller_id = (select min(person_id) from accepted_bids)', 'quien vende no puja'],
  ['update auctions set status = $$finished$$, outcome = $$sold$$', 'se cerró una sola vez'],
])('tells of damage: %s', async (statement, rule) => {
  const rules = await auditDamaged(statement)
  expect(rules.some((one) => one.startsWith(rule))).toBe(true)
})

it('is clean again when the damage is taken back', async () => {
  expect(await auditDatabase(app.platform.pool)).toEqual([])
})

it('tells of a limit that was passed', async () => {
  const poor = await makeUser(app, { score: 60 })
  for (const other of [await makeAuction(app), await makeAuction(app)]) {
    expect((await bid(poor, other, 1000)).status).toBe(201)
  }
  await app.platform.pool.query('update reputation_events set score_after = 5 where user_id = $1', [poor.id])
  const rules = (await auditDatabase(app.platform.pool)).map((finding) => finding.rule)
  expect(rules).toEqual(['los límites de cada nivel de reputación se respetaron'])
})
