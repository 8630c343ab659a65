import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPlan, KEPT_USER_COLUMNS } from '../src/features/accounts/deletion/deletion-plan.ts'
import { makeApp, type TestApp } from './app.ts'

// Whoever adds a table with a person in it, or a column to the people's own, says here what becomes of it when they leave.

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

/** By their foreign keys, and by their names where there is none. */
const PERSONS = `
  select c.relname || '.' || a.attname as name
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
  where k.contype = 'f' and k.confrelid = 'public.users'::regclass
  union
  select table_name || '.' || column_name from information_schema.columns
  join information_schema.tables using (table_schema, table_name)
  where table_type = 'BASE TABLE' and table_schema = 'public'
    and (column_name ~ '^(user|person|owner|seller|buyer|leader|actor|author|reporter|sender)_id$'
      or column_name ~ '_by$' and data_type = 'integer')
  order by 1`

const plans = () => app.platform.hooks.deletionPlans
const planned = () =>
  plans().flatMap(({ tables }) =>
    tables.flatMap(({ table, columns }) => columns.map((one) => `${table}.${one}`)),
  )

test('every column that holds a person has a plan, and none has two', async () => {
  const { rows } = await app.platform.pool.query<{ name: string }>(PERSONS)
  const names = rows.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !planned().includes(name))).toEqual([])
  expect(planned().filter((name, index, all) => all.indexOf(name) !== index)).toEqual([])
})

test('every plan is about a column that there is', async () => {
  const { rows } = await app.platform.pool.query<{ name: string }>(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
  )
  const all = new Set(rows.map(({ name }) => name))
  expect(planned().filter((name) => !all.has(name))).toEqual([])
})

test('every column of a person’s own row is emptied or kept on purpose', async () => {
  const { rows } = await app.platform.pool.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'users'",
  )
  const own = accountPlan.tables.find(({ table }) => table === 'users')
  const emptied = own?.does === 'anonymise' ? Object.keys(own.set?.(1) ?? {}) : []
  expect(rows.map(({ name }) => name).sort()).toEqual([...emptied, ...KEPT_USER_COLUMNS].sort())
})

test('a slice plans only for tables of its own', () => {
  const folder = join(import.meta.dirname, '../migrations')
  const owners = new Map<string, string>()
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8')
    const owner = /^-- Owner: ([a-z-]+)/.exec(text)?.[1] ?? ''
    for (const [, table = ''] of text.matchAll(/create table ([a-z_]+)/g)) owners.set(table, owner)
  }
  const strange = plans().flatMap(({ slice, tables }) =>
    tables.filter(({ table }) => owners.get(table) !== slice),
  )
  expect(strange).toEqual([])
})

test('what is kept or replaced says why', () => {
  const reasons = plans().flatMap(({ tables, folders = [] }) => [
    ...tables.flatMap((plan) => (plan.does === 'delete' ? [] : [plan.why])),
    ...folders.map(({ why }) => why),
  ])
  expect(reasons.filter((why) => why.length < 15)).toEqual([])
})
