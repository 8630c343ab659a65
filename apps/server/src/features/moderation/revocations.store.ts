import type { RevocationKind } from '@martillo/contract/moderation'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'

export interface NewRevocation {
  readonly requestId: string
  readonly code: string
  readonly kind: RevocationKind
  readonly personId: number | null
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly subject: string
  readonly message: string
}

/** Of two requests with one id the second waits here until the first is recorded. */
export async function lockRequest(tx: Tx, requestId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`revocation ${requestId}`}, 0))`.execute(tx)
}

export async function getRevocationByRequest(tx: Tx, requestId: string) {
  return tx.selectFrom('revocations').selectAll().where('request_id', '=', requestId).executeTakeFirst()
}

export type RevocationRow = NonNullable<Awaited<ReturnType<typeof getRevocationByRequest>>>

/** Answers nothing when the code is somebody else's already. */
export async function insertRevocation(tx: Tx, asked: NewRevocation): Promise<RevocationRow | undefined> {
  return tx
    .insertInto('revocations')
    .values({
      request_id: asked.requestId,
      code: asked.code,
      kind: asked.kind,
      person_id: asked.personId,
      name: asked.name,
      email: asked.email,
      phone: asked.phone,
      subject: asked.subject,
      message: asked.message,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function getRevocation(db: Db, id: number) {
  return db.selectFrom('revocations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The e-mail of an account that is there. */
export async function getAccountEmail(tx: Tx, personId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', personId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.email
}

/** Of answered requests of people who deleted their accounts only the code stays, and when it was asked and answered. */
export async function anonymiseAnswered(db: Db): Promise<void> {
  await db
    .updateTable('revocations')
    .set({ name: '', email: '', phone: '', subject: '', message: '', answer: null })
    .where('state', '=', 'answered')
    .where('email', '<>', '')
    .where('person_id', 'in', (people) =>
      people.selectFrom('users').select('id').where('deleted_at', 'is not', null),
    )
    .execute()
}

type State = 'open' | 'answered'

export async function findRevocations(
  db: Db,
  state: State,
  { page, limit }: { page: number; limit: number },
) {
  return db
    .selectFrom('revocations')
    .leftJoin('users', 'users.id', 'revocations.person_id')
    .selectAll('revocations')
    .select('users.username')
    .where('state', '=', state)
    .orderBy(state === 'open' ? 'due_at' : 'answered_at', state === 'open' ? 'asc' : 'desc')
    .orderBy('revocations.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countRevocations(db: Db, state: State): Promise<number> {
  const { n } = await db
    .selectFrom('revocations')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return n
}

/** False when it was answered before, or is not there. */
export async function answerRevocationRow(
  tx: Tx,
  id: number,
  { answer, answeredBy }: { readonly answer: string; readonly answeredBy: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('revocations')
    .set({ state: 'answered', answer, answered_by: answeredBy, answered_at: sql<Date>`app.now()` })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
