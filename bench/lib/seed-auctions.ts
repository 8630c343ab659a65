import type pg from 'pg'
import { MAKERS, PLACES, SENTENCES, SYLLABLES, THINGS, WAYS } from './title-words.ts'

const BATCH = 20_000
const CONNECTIONS = 2
const AUCTIONS_PER_SELLER = 20
const DERIVED = ['listings', 'search_documents']

/**
 * Published one after the other in the last six weeks, each for up to 30 days: a good third are open. Titles follow a
 * long-tailed vocabulary, with made-up names and model numbers in it.
 */
const AUCTIONS = `
  insert into auctions (id, seller_id, subcategory_id, title, description, condition, warranty, base_price_cents,
    increment_cents, start_at, end_at, original_end_at, province, city, delivery_options, photos, quoted_rate_bp, status,
    outcome, published_at)
  overriding system value
  select n, $3::int + n / ${AUCTIONS_PER_SELLER}, 1 + floor(c * c * 73)::int,
    initcap(($4::text[])[1 + floor(power(b, 2.2) * array_length($4::text[], 1))::int]) || ' '
      || ($5::text[])[1 + floor(power(c, 1.5) * array_length($5::text[], 1))::int] || ' '
      || ($6::text[])[1 + floor(d * array_length($6::text[], 1))::int]
      || case when e < 0.3 then ' ' || ($10::text[])[1 + floor(e * 200)::int] || ($10::text[])[1 + floor(f * 60)::int]
          || ($10::text[])[1 + floor(a * 60)::int]
        when e < 0.6 then ' ' || chr(65 + (n % 26)) || chr(65 + (n / 26 % 26)) || (n % 9000 * 7919 % 9000 + 1000)
        else '' end,
    ($7::text[])[1 + floor(b * array_length($7::text[], 1))::int] || ' '
      || ($7::text[])[1 + floor(c * array_length($7::text[], 1))::int] || ' '
      || ($7::text[])[1 + floor(d * array_length($7::text[], 1))::int] || ' Va con '
      || ($4::text[])[1 + floor(e * array_length($4::text[], 1))::int] || '.',
    case when b < 0.6 then 'usado' when b < 0.95 then 'nuevo' else 'reacondicionado' end, 'sin-garantia',
    case when d < 0.1 then 0 else 100 * round(exp(6 + 7 * e))::bigint end, 10000,
    published, ends, ends, ($8::text[])[place], ($9::text[])[place],
    case when c < 0.4 then '{retiro}' when c < 0.7 then '{retiro,envio-a-cargo-del-comprador}'
      when c < 0.85 then '{envio-gratis}' else '{a-convenir}' end::text[],
    array['medida-' || n % 1000], 1500, case when ends > app.now() then 'active' else 'finished' end,
    case when ends > app.now() then null when d < 0.6 then 'sold' else 'unsold' end, published
  from (
    select n, a, b, c, d, e, f, published, published + interval '1 hour' + interval '30 days' * a as ends,
      1 + floor(f * array_length($8::text[], 1))::int as place
    from (
      select n, random() as a, random() as b, random() as c, random() as d, random() as e, random() as f,
        app.now() - interval '42 days' * (1 - n::float / $11::int) as published
      from generate_series($1::int, $2::int) as n
    ) as drawn
  ) as made`

/** Two of three have bids. */
const STANDINGS = `
  insert into standings (auction_id, price_cents, leader_id, leader_maximum_cents, leader_set_at, bids_count, seq)
  select id, base_price_cents + 10000 * bids, seller_id + 1, base_price_cents + 10000 * bids + 5000, start_at, bids, bids
  from (
    select id, base_price_cents, seller_id, start_at, 1 + floor(40 * power(random(), 4))::int as bids
    from auctions where id between $1::int and $2::int and id % 3 <> 0
  ) as made`

export type SeedProgress = (done: number, what: string) => void

/** What the triggers would do row by row is done for each batch at once. */
async function asBulk(client: pg.Client) {
  await client.query(`set session_replication_role = replica`)
  await client.query(`set maintenance_work_mem = '512MB'`)
  await client.query(`set statement_timeout = 0`)
}

/**
 * Fills an empty database with so many auctions, numbered from 1, with their sellers, standings, listings and words, by
 * several connections at once. Indexes are made afterwards. `connect` opens a connection, which is closed here.
 */
export async function seedAuctions(connect: () => Promise<pg.Client>, size: number, progress: SeedProgress) {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, connect))
  const [client] = clients
  if (!client) throw new Error('There is no connection to seed with')
  await Promise.all(clients.map(asBulk))
  const firstSeller = await seedSellers(client, size)
  const indexes = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::text[]::regclass[]) and not indisprimary`,
    [DERIVED],
  )
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)

  const batches = Array.from({ length: Math.ceil(size / BATCH) }, (_, index) => index * BATCH + 1)
  let done = 0
  async function fill(one: pg.Client) {
    for (let first = batches.shift(); first !== undefined; first = batches.shift()) {
      const last = Math.min(size, first + BATCH - 1)
      await fillBatch(one, { first, last, firstSeller, size })
      done += last - first + 1
      progress(done, 'subastas')
    }
  }
  await Promise.all(clients.map(fill))

  const definitions = [...indexes.rows]
  async function index(one: pg.Client) {
    for (let next = definitions.pop(); next; next = definitions.pop()) {
      progress(size, `índice ${next.name}`)
      await one.query(next.definition)
    }
  }
  await Promise.all(clients.map(index))
  progress(size, 'palabras y estadísticas')
  await learnWords(client)
  await client.query(
    `select setval(pg_get_serial_sequence('auctions', 'id'), (select max(id) from auctions))`,
  )
  await client.query('vacuum (analyze)')
  await Promise.all(clients.map((one) => one.end()))
}

interface Batch {
  readonly first: number
  readonly last: number
  readonly firstSeller: number
  readonly size: number
}

const places = PLACES.flatMap(([province, city, share]) =>
  Array.from({ length: share }, () => ({ province, city })),
)

async function fillBatch(client: pg.Client, { first, last, firstSeller, size }: Batch) {
  await client.query(`select setseed($1)`, [first / (size + 1)])
  await client.query(AUCTIONS, [
    first,
    last,
    firstSeller,
    THINGS,
    MAKERS,
    WAYS,
    SENTENCES,
    places.map(({ province }) => province),
    places.map(({ city }) => city),
    SYLLABLES,
    size,
  ])
  await client.query(STANDINGS, [first, last])
  await client.query('select app.list_auctions($1, $2)', [first, last])
}

async function seedSellers(client: pg.Client, auctions: number): Promise<number> {
  const { rows } = await client.query<{ first: number }>(
    'select coalesce(max(id), 0) + 1 as first from users',
  )
  const count = Math.ceil(auctions / AUCTIONS_PER_SELLER) + 2
  const first = rows[0]?.first ?? 1
  await client.query(
    `insert into users (id, username, email, email_verified_at) overriding system value
     select n, 'vende' || n, 'vende' || n || '@bench.test', app.now() from generate_series($1::int, $2::int) as n`,
    [first, first + count],
  )
  await client.query(
    `insert into reputation_scores (user_id, score) select n, 60 from generate_series($1::int, $2::int) as n`,
    [first, first + count],
  )
  return first
}

async function learnWords(client: pg.Client) {
  await client.query(`truncate unlearned_titles`)
  await client.query(
    `insert into search_words (word, shown, documents)
     select word, word, ndoc from ts_stat('select to_tsvector(''app.plain'', app.apart(title)) from auctions') where word ~ '^[a-z]{3,}$'
     on conflict (word) do update set documents = excluded.documents`,
  )
}
