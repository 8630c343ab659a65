import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '../../../test/database.ts'
import { generateSchema } from './generate-schema.ts'

const file = path.join(import.meta.dirname, '..', 'schema.generated.ts')

test('the types of the tables are those that the migrations make', async () => {
  expect(inject('templateUrl')).toContain('martillo_template')
  const database = await cloneDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  const generated = await generateSchema(pool)
  await pool.end()
  await database.drop()
  if (process.env.WRITE_SCHEMA === '1') writeFileSync(file, generated)
  expect(readFileSync(file, 'utf8')).toBe(generated)
})
