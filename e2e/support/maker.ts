import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

export interface MadePerson {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly password: string
  /** The secret of the session's cookie. */
  readonly token: string
}

export interface PersonWish {
  readonly username?: string
  /** 60 when not given: bids without limit, publishes 500 a week. */
  readonly score?: number
  readonly verified?: boolean
  readonly role?: 'user' | 'admin'
  /** What they publish first waits for an administrator, as everybody's does; what other made people publish does not. */
  readonly newSeller?: boolean
}

/** What journeys cannot do as people: it writes straight into the database. */
export interface Maker {
  /** A person with a session, verified unless wished otherwise. */
  person(wish?: PersonWish): Promise<MadePerson>
  /** Lets a score grow to the given one by one more event in its ledger. */
  giveScore(username: string, score: number): Promise<void>
  /** Lets what somebody publishes go out without an administrator. */
  trustSeller(username: string): Promise<void>
  /** Makes it so long ago (milliseconds) that an auction which waits for its approval was published. */
  letWait(auctionId: number, ms: number): Promise<void>
  /** Moves the end of an auction to so many milliseconds from now, by the database's clock. Nobody is told. */
  endIn(auctionId: number, ms: number): Promise<void>
  countAuctions(sellerUsername: string): Promise<number>
  /** How many bids of a person the auction has accepted. */
  countBids(auctionId: number, username: string): Promise<number>
  stop(): Promise<void>
}

const PASSWORD = 'tres tristes tigres'
// Argon2id of it, by the server's own cost.
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$MHvKuuYS7FFNz4Cbt3qOgA$1p7ZKHmy5xMsyztYvNgNSFv/9+RDCJgOhaCbaN5m6Ik'

let made = 0

export async function openMaker(dataDir: string): Promise<Maker> {
  const url = (await readFile(join(dataDir, 'database.url'), 'utf8')).trim()
  const pool = new pg.Pool({ connectionString: url, max: 2 })

  async function one<R extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<R> {
    const { rows } = await pool.query<R>(sql, values)
    const [row] = rows
    if (!row) throw new Error(`nothing found by ${sql}`)
    return row
  }

  async function addPoints(id: number, score: number): Promise<void> {
    await pool.query(
      `insert into reputation_events (user_id, kind, subject, points, moved, score_after)
       select $1, 'made', $3, $2 - before, $2 - before, $2
       from (select coalesce((select score from reputation_scores where user_id = $1), 0) as before) as ledger`,
      [id, score, randomUUID()],
    )
    await pool.query(
      `insert into reputation_scores (user_id, score) values ($1, $2)
       on conflict (user_id) do update set score = excluded.score`,
      [id, score],
    )
  }

  return {
    async person({ username, score = 60, verified = true, role = 'user', newSeller = false } = {}) {
      made += 1
      const name = username ?? `viajera_${made}_${randomBytes(2).toString('hex')}`
      const email = `${name}@correo.test`
      const token = randomBytes(32).toString('base64url')
      const { id } = await one<{ id: number }>(
        `insert into users (username, email, password_hash, birth_date, first_name, last_name, phone, province, city,
           email_verified_at, role, demo)
         values ($1, $2, $3, '1990-05-20', 'Nombre', 'De Prueba', '221 555 0100', 'Buenos Aires', 'La Plata',
           case when $4 then app.now() end, $5, $6)
         returning id`,
        // The rule of the first three holds for all journeys; whom the demonstration has made, it lets pass.
        [name, email, PASSWORD_HASH, verified, role, !newSeller],
      )
      await pool.query(
        `insert into sessions (id, user_id, token_hash, expires_at)
         values ($1, $2, $3, app.now() + interval '30 days')`,
        [randomUUID(), id, createHash('sha256').update(token).digest()],
      )
      await addPoints(id, score)
      return { id, username: name, email, password: PASSWORD, token }
    },
    async giveScore(username, score) {
      const { id } = await one<{ id: number }>('select id from users where username = $1', [username])
      await addPoints(id, score)
    },
    async trustSeller(username) {
      await one('update users set demo = true where username = $1 returning id', [username])
    },
    async letWait(auctionId, ms) {
      await one(
        `update auctions set start_at = start_at - $2 * interval '1 millisecond',
           end_at = end_at - $2 * interval '1 millisecond',
           original_end_at = original_end_at - $2 * interval '1 millisecond',
           published_at = published_at - $2 * interval '1 millisecond'
         where id = $1 and approval = 'pending' returning id`,
        [auctionId, ms],
      )
    },
    async endIn(auctionId, ms) {
      await pool.query(
        `update auctions set end_at = date_trunc('milliseconds', app.now() + $2 * interval '1 millisecond')
         where id = $1`,
        [auctionId, ms],
      )
    },
    async countAuctions(sellerUsername) {
      const { count } = await one<{ count: number }>(
        'select count(*)::int from auctions join users on users.id = seller_id where username = $1',
        [sellerUsername],
      )
      return count
    },
    async countBids(auctionId, username) {
      const { count } = await one<{ count: number }>(
        `select count(*)::int from accepted_bids join users on users.id = person_id
         where auction_id = $1 and username = $2`,
        [auctionId, username],
      )
      return count
    },
    stop: () => pool.end(),
  }
}
