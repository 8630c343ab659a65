import type pg from 'pg'

interface Column {
  table_name: string
  column_name: string
  type_name: string
  element_name: string | null
  nullable: boolean
  is_generated: boolean
  has_default: boolean
  choices: string | null
}

const COLUMNS = `
  select c.relname as table_name, a.attname as column_name,
    bt.typname as type_name, et.typname as element_name,
    not (a.attnotnull or t.typnotnull) as nullable,
    a.attgenerated <> '' or a.attidentity = 'a' as is_generated,
    a.atthasdef or a.attidentity <> '' as has_default,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[' limit 1) as choices
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  join pg_type bt on bt.oid = case when t.typtype = 'd' then t.typbasetype else t.oid end
  left join pg_type et on et.oid = bt.typelem and bt.typcategory = 'A'
  where n.nspname = 'public' and c.relkind in ('r', 'v', 'm', 'p') and c.relname <> 'schema_migrations'
  order by c.relname, a.attnum`

const types: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  bytea: 'Buffer',
  timestamptz: 'Timestamp',
  json: 'Json',
  jsonb: 'Json',
}

function typeOf(column: Column): string {
  const words = [...(column.choices ?? '').matchAll(/'([^']*)'::text/g)].map(([, word]) => `'${word}'`)
  const one =
    words.length > 0 ? words.join(' | ') : (types[column.element_name ?? column.type_name] ?? 'string')
  const list = column.element_name === null ? one : `${one.includes('|') ? `(${one})` : one}[]`
  const whole = column.nullable ? `${list} | null` : list
  if (column.is_generated) return `GeneratedAlways<${whole}>`
  return column.has_default ? `Generated<${whole}>` : whole
}

const HEAD = `// Generated from the migrations by \`npm run schema -w @martillo/server\`. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** Has a default: may be left out when written. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>
/** An instant: a Date when read; text or a Date when written. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Parsed when read; written as the text of \`JSON.stringify\`. */
export type Json = ColumnType<unknown, string, string>
`

/** The tables of a migrated database as the types that Kysely works with. */
export async function generateSchema(client: pg.Pool | pg.ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(COLUMNS)
  const tables = new Map<string, Column[]>()
  for (const row of rows) tables.set(row.table_name, [...(tables.get(row.table_name) ?? []), row])
  const body = [...tables].map(([table, columns]) => {
    const fields = columns.map((column) => `    ${column.column_name}: ${typeOf(column)}`)
    return `  ${table}: {\n${fields.join('\n')}\n  }`
  })
  return `${HEAD}\nexport interface Database {\n${body.join('\n')}\n}\n`
}
