import { allEndpoints } from '@martillo/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { makeApp, type TestApp } from '../app.ts'
import { allRows } from './rows.ts'
import { sendAs } from './send-row.ts'
import { makeStage, type Stage } from './stage.ts'

// Whoever sends a field that is not a call's own is refused, or at least changes nothing with it.

const FORBIDDEN: Readonly<Record<string, unknown>> = {
  id: 1,
  role: 'admin',
  verified: true,
  verified_email: true,
  email_verified_at: '2020-01-01T00:00:00Z',
  score: 100,
  reputation: 100,
  band: 5,
  seller_id: 1,
  owner_id: 1,
  leader_id: 1,
  password_hash: 'x',
  created_at: '2020-01-01T00:00:00Z',
  deleted_at: null,
  banned: false,
  status: 'finished',
  outcome: 'sold',
  quoted_rate_bp: 0,
  bids_count: 99,
  is_private: true,
  __proto__x: 'x',
}

/** Columns that a forbidden field means, over all people and auctions. */
const STATE = `
  select coalesce(string_agg(t, E'\\n' order by t), '') as state from (
    select u::text as t from users u union all select r::text from reputation_scores r
    union all select a::text from auctions a union all select s::text from standings s
    union all select v::text from sales v union all select b::text from bans b) as all_rows`

const writes = allEndpoints.filter(({ route }) => !route.startsWith('GET '))
const nameOf = (route: string) => route.replace(/:(\w+)/g, '{$1}')

let app: TestApp
let stage: Stage
beforeAll(async () => {
  app = await makeApp({ start: false })
  stage = await makeStage(app)
})
afterAll(() => app.stop())

async function readState(): Promise<string> {
  const { rows: found } = await app.platform.pool.query<{ state: string }>(STATE)
  return found[0]?.state ?? ''
}

test('there are at least twenty forbidden fields', () => {
  expect(Object.keys(FORBIDDEN).length).toBeGreaterThanOrEqual(20)
})

describe('no forbidden field does anything', () => {
  it.each(writes.map((spec) => [spec.route, spec] as const))('in %s', async (route, spec) => {
    const call = nameOf(route)
    const own = Object.keys(spec.body?.shape ?? {})
    const caller = spec.access === 'admin' ? stage.people.admin : stage.people.owner
    const before = await readState()
    const wrong: string[] = []
    for (const [field, value] of Object.entries(FORBIDDEN)) {
      if (own.includes(field)) continue
      const sent = allRows[call]?.send?.(stage) ?? {}
      const more = sent.fields
        ? { ...sent, fields: { ...sent.fields, [field]: String(value) } }
        : { ...sent, body: { ...sent.body, [field]: value } }
      // A call that takes no body at all does not look at what came.
      const { status } = await sendAs(spec.body ? caller : stage.people.member, call, more)
      // Too many in a row is a refusal, too.
      if (spec.body && ![400, 429].includes(status)) wrong.push(`${field} was answered ${status}`)
    }
    expect(wrong).toEqual([])
    expect(await readState()).toBe(before)
  })
})
