import { failure, notFound } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { writeAudit } from '../../../platform/write-audit.ts'
import { answerAppealRow, getAppeal } from './appeals.store.ts'
import { banMail } from './ban-mail.ts'
import { liftBan, lockPerson } from './bans.store.ts'
import type { BansContext } from './bans-context.ts'
import { appealAnswered } from './events.ts'

export interface AppealAnswer {
  readonly appealId: number
  /** The person reads it. */
  readonly note: string
  /** Whether the ban ends now. */
  readonly lift: boolean
  readonly administratorId: number
}

/** Answers an appeal once, and lifts its ban when it is granted; the answer is mailed. 404, or 409 when answered. */
export async function answerAppeal(
  { db, events, jobs }: Pick<BansContext, 'db' | 'events' | 'jobs'>,
  { appealId, note, lift, administratorId }: AppealAnswer,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const appeal = await getAppeal(tx, appealId)
    if (!appeal) throw notFound('No encontramos esa apelación.')
    await lockPerson(tx, appeal.person_id)
    const answer = { note, lifted: lift, answeredBy: administratorId }
    if (!(await answerAppealRow(tx, appealId, answer))) {
      throw failure(409, 'appeal_answered', 'Esa apelación ya fue respondida.')
    }
    if (lift) await liftBan(tx, appeal.ban_id, administratorId)
    await events.emit(tx, appealAnswered, { userId: appeal.person_id, lifted: lift, note })
    await jobs.add(tx, banMail, { banId: appeal.ban_id, about: 'appeal-answered' })
    await writeAudit(tx, {
      actorId: administratorId,
      action: 'moderation.answer-appeal',
      subject: `appeal ${appealId}`,
      before: { state: 'open' },
      after: { state: 'answered', note, lift, ban: appeal.ban_id },
    })
  })
}
