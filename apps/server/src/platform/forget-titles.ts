import type { AnyTx } from './sql-executor.ts'
import { executorOf } from './sql-executor.ts'

/** Drops jobs, done or waiting, whose event tells one of these titles. Such jobs are kept for days after they are done. */
export async function forgetTitles(tx: AnyTx, titles: readonly string[]): Promise<void> {
  if (titles.length === 0) return
  const { executeSql } = executorOf(tx)
  for (const table of ['jobs.job', 'jobs.archive']) {
    await executeSql(`delete from ${table} where data #>> '{data,payload,title}' = any($1::text[])`, [titles])
  }
}
