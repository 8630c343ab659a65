import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makePerson, type Person } from '../../../../test/person.ts'
import { makeManyAuctions } from '../lists/many-auctions.testing.ts'

let app: TestApp
let visitor: Person
beforeAll(async () => {
  app = await makeApp({ start: false })
  visitor = makePerson(app)
  await makeManyAuctions(app, 200)
})
afterAll(() => app.stop())

async function end(which: string, days: string) {
  await app.platform.pool.query(
    `update auctions set status = 'finished', start_at = app.now() - ${days} - interval '1 day',
     original_end_at = app.now() - ${days}, end_at = app.now() - ${days} where ${which}`,
  )
}

async function countOf(sort: string): Promise<number> {
  const { status, body } = await visitor.get(`/browse?search=bicicleta&sort=${sort}`)
  expect(status).toBe(200)
  expect(body.auctions).toHaveLength(12)
  expect(body.meta).not.toHaveProperty('capped')
  return (body.meta as { total: number }).total
}

const sorts = ['recent', 'price', 'price_desc', 'bids']

describe('a search in another order, for what hundreds have', () => {
  it.each(sorts)('counts all where most of them ended lately: %s', async (sort) => {
    await end('true', "id % 10 * interval '1 day'")
    await end("title = 'Bicicleta 7'", "interval '420 days'")
    expect(await countOf(sort)).toBe(230)
  })

  it.each(sorts)('counts what has ended where most others end soon: %s', async (sort) => {
    await app.platform.pool.query(
      `update auctions set status = 'active', start_at = app.now() - interval '1 day',
       end_at = app.now() + interval '1 hour', original_end_at = app.now() + interval '1 hour'
       where title <> 'Bicicleta 7'`,
    )
    await app.platform.pool.query(
      `update auctions set status = 'active', start_at = app.now() - interval '1 day',
       end_at = app.now() + interval '80 days', original_end_at = app.now() + interval '80 days'
       where title = 'Bicicleta 8'`,
    )
    await end("title = 'Bicicleta 7'", "interval '420 days'")
    expect(await countOf(sort)).toBe(230)
  })
})
