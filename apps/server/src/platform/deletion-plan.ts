import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** What happens to the rows of one table that refer to a deleted person. `columns` are those that hold the person's number. */
type TablePlan =
  | { readonly table: string; readonly columns: readonly string[]; readonly does: 'delete' }
  | {
      readonly table: string
      readonly columns: readonly string[]
      readonly does: 'anonymise'
      /** What replaces the personal fields. Without it the slice does it by hand, as `why` says. */
      readonly set?: (personId: number) => Readonly<Record<string, unknown>>
      readonly why: string
    }
  | {
      readonly table: string
      readonly columns: readonly string[]
      readonly does: 'keep'
      readonly why: string
    }

/** What happens to the files below one folder of the data directory that a deleted person sent or was sent. */
interface FolderPlan {
  readonly folder: string
  readonly does: 'delete' | 'keep'
  readonly why: string
}

/** What a slice does with what it holds of a person who deletes the account. */
export interface DeletionPlan {
  readonly slice: string
  readonly tables: readonly TablePlan[]
  readonly folders?: readonly FolderPlan[]
}

/** Does what the plan says of each table, in the caller's transaction. A second time changes nothing. */
export async function eraseByPlan(tx: Tx, { tables }: DeletionPlan, personId: number): Promise<void> {
  for (const plan of tables) {
    const isTheirs = sql.join(
      plan.columns.map((column) => sql`${sql.ref(column)} = ${personId}`),
      sql` or `,
    )
    if (plan.does === 'delete') await sql`delete from ${sql.table(plan.table)} where ${isTheirs}`.execute(tx)
    if (plan.does !== 'anonymise' || !plan.set) continue
    const values = Object.entries(plan.set(personId)).map(
      ([column, value]) => sql`${sql.ref(column)} = ${value}`,
    )
    await sql`update ${sql.table(plan.table)} set ${sql.join(values)} where ${isTheirs}`.execute(tx)
  }
}
