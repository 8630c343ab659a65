import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'

const TABLES = `
  create table bare_lots (id int primary key, price bigint not null, leader int);
  create table bare_bids (
    id bigint generated always as identity primary key, lot int not null, person int not null, amount bigint not null,
    at timestamptz not null
  );
  insert into bare_lots values (1, 0, null);`

/**
 * The bare database behind the same HTTP framework: per bid one transaction with the least that a bid needs, row by
 * row, on one lot. No sessions, rules, history or events. Gives its port.
 */
export async function startBareServer(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 })
  await pool.query(TABLES)
  const app = Fastify()

  app.put<{ Params: { uuid: string }; Body: { amount: number } }>('/bids/:uuid', async ({ body }, reply) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const lot = await client.query({
        name: 'lot',
        text: 'select price from bare_lots where id = 1 for update',
      })
      const clock = await client.query<{ now: Date }>({
        name: 'now',
        text: 'select clock_timestamp() as now',
      })
      const at = clock.rows[0]?.now
      await client.query({
        name: 'bid',
        text: 'insert into bare_bids (lot, person, amount, at) values (1, 1, $1, $2)',
        values: [body.amount, at],
      })
      await client.query({
        name: 'price',
        text: 'update bare_lots set price = $1, leader = 1 where id = 1',
        values: [body.amount],
      })
      await client.query('commit')
      return reply.code(201).send({ price: body.amount, before: lot.rows[0], at })
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}
