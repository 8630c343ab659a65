import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'

type State = 'open' | 'answered'

/** False when this ban has an appeal already. */
export async function insertAppeal(tx: Tx, banId: number, text: string): Promise<boolean> {
  const row = await tx
    .insertInto('appeals')
    .values({ ban_id: banId, text })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findAppeals(db: Db, state: State, { page, limit }: { page: number; limit: number }) {
  return db
    .selectFrom('appeals')
    .innerJoin('bans', 'bans.id', 'appeals.ban_id')
    .innerJoin('users', 'users.id', 'bans.person_id')
    .select([
      'appeals.id',
      'appeals.state',
      'appeals.text',
      'appeals.sent_at',
      'appeals.note',
      'appeals.lifted',
      'appeals.answered_at',
      'bans.reason',
      'bans.at',
      'bans.until',
      sql<boolean>`bans.lifted_at is null and (bans.until is null or bans.until > app.now())`.as('active'),
      'users.id as person_id',
      'users.username',
    ])
    .where('appeals.state', '=', state)
    .orderBy(state === 'open' ? 'appeals.sent_at' : 'appeals.answered_at', state === 'open' ? 'asc' : 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export type AppealRow = Awaited<ReturnType<typeof findAppeals>>[number]

export async function countAppeals(db: Db, state: State): Promise<number> {
  const { n } = await db
    .selectFrom('appeals')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return n
}

/** Whose appeal it is. */
export async function getAppeal(tx: Tx, id: number) {
  return tx
    .selectFrom('appeals')
    .innerJoin('bans', 'bans.id', 'appeals.ban_id')
    .select(['appeals.ban_id', 'bans.person_id', 'appeals.state'])
    .where('appeals.id', '=', id)
    .executeTakeFirst()
}

/** False when it was answered before. */
export async function answerAppealRow(
  tx: Tx,
  id: number,
  answer: { readonly note: string; readonly lifted: boolean; readonly answeredBy: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('appeals')
    .set({
      state: 'answered',
      note: answer.note,
      lifted: answer.lifted,
      answered_by: answer.answeredBy,
      answered_at: sql<Date>`app.now()`,
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What a person wrote against their bans, and what they were answered, goes; that they appealed stays. */
export async function eraseAppealTexts(tx: Tx, personId: number): Promise<void> {
  await tx
    .updateTable('appeals')
    .set({ text: '', note: null })
    .where('ban_id', 'in', (bans) => bans.selectFrom('bans').select('id').where('person_id', '=', personId))
    .execute()
}

/** What people wrote who have deleted their account goes, with its answer; that there was an appeal stays. */
export async function anonymiseAppealsOfDeleted(db: Db): Promise<void> {
  await db
    .updateTable('appeals')
    .set({ text: '', note: null })
    .where('text', '<>', '')
    .where('ban_id', 'in', (bans) =>
      bans
        .selectFrom('bans')
        .innerJoin('users', 'users.id', 'bans.person_id')
        .select('bans.id')
        .where('users.deleted_at', 'is not', null),
    )
    .execute()
}
