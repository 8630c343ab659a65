import type pg from 'pg'

/** Every row of every table as text, the queue's included: what a dump of the database would hold. */
export async function dumpRows(pool: pg.Pool): Promise<{ table: string; row: string }[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const dumped: { table: string; row: string }[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from only ${name} t`)
    dumped.push(...rows.map(({ row }) => ({ table: name, row })))
  }
  return dumped
}
