import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'

/** A person's news of one kind about one thing are folded one after another. */
export async function lockFold(tx: Tx, personId: number, fold: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${personId} ${fold}`}, 0))`.execute(tx)
}

/** The latest mail of a fold, held, so that nobody takes it to be sent while something joins it. */
export function lockLastMail(tx: Tx, personId: number, fold: string) {
  return tx
    .selectFrom('notification_mails')
    .select(['id', 'taken_at'])
    .where('person_id', '=', personId)
    .where('fold', '=', fold)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

interface NewMail {
  readonly personId: number
  readonly fold: string
  readonly messageId: string
  readonly dueAt: Date
}

export async function addMail(tx: Tx, mail: NewMail): Promise<number> {
  const { id } = await tx
    .insertInto('notification_mails')
    .values({
      person_id: mail.personId,
      fold: mail.fold,
      message_id: mail.messageId,
      due_at: mail.dueAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Longer than any attempt may last: only then another process may try. */
const HELD_SECONDS = 120
const LONGEST_PAUSE_SECONDS = 3_600
const TRIES = 14

/** Takes mails that are due, each for one attempt; what is not marked as sent comes again, later each time. */
export async function takeDueMails(db: Db, limit: number) {
  const due = db
    .selectFrom('notification_mails')
    .select('id')
    .where('sent_at', 'is', null)
    .where('tries', '<', TRIES)
    .where('due_at', '<=', sql<Date>`(select app.now())`)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('notification_mails')
    .set({
      taken_at: sql`coalesce(taken_at, app.now())`,
      tries: sql`tries + 1`,
      due_at: sql`app.now() + make_interval(secs => least(${HELD_SECONDS} * power(2, tries), ${LONGEST_PAUSE_SECONDS}))`,
    })
    .where('id', 'in', due)
    .returning(['id', 'person_id', 'message_id', 'tries'])
    .execute()
}

export async function markMailSent(db: Db, id: number): Promise<void> {
  await db
    .updateTable('notification_mails')
    .set({ sent_at: sql<Date>`app.now()` })
    .where('id', '=', id)
    .execute()
}

/** The address that a mail goes to; nothing when the person is gone or the address is not theirs for sure. */
export function getAddress(db: Db, personId: number) {
  return db
    .selectFrom('users')
    .select(['email'])
    .where('id', '=', personId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** What a mail carries, the latest first. */
export function findMailNotices(db: Db, mailId: number) {
  return db
    .selectFrom('notifications')
    .select(['kind', 'facts', 'message'])
    .where('mail_id', '=', mailId)
    .orderBy('id', 'desc')
    .execute()
}

/** Whether being told of having been outbid is old news: leading again, or all is over. */
export async function isOutbidPast(db: Db, personId: number, auctionId: number): Promise<boolean> {
  const auction = await db
    .selectFrom('auctions')
    .leftJoin('standings', 'standings.auction_id', 'auctions.id')
    .select(['auctions.status', 'standings.leader_id'])
    .where('auctions.id', '=', auctionId)
    .executeTakeFirst()
  return auction === undefined || auction.status === 'finished' || auction.leader_id === personId
}
