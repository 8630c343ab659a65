import { notFound, refused } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { writeAudit } from '../../../platform/write-audit.ts'
import { banMail } from './ban-mail.ts'
import { getActiveBan, liftBan, lockPerson } from './bans.store.ts'
import type { BansContext } from './bans-context.ts'
import { banLifted } from './events.ts'

/**
 * Lifts a person's ban: from the commit on they can log in and do everything again. What the ban ended stays ended.
 * 404 for nobody, 422 when no ban is in force.
 */
export async function unbanUser(
  { db, events, jobs }: Pick<BansContext, 'db' | 'events' | 'jobs'>,
  personId: number,
  administratorId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockPerson(tx, personId))) throw notFound('No encontramos a esa persona.')
    const ban = await getActiveBan(tx, personId)
    if (!ban) throw refused('not_banned')
    await liftBan(tx, ban.id, administratorId)
    await events.emit(tx, banLifted, { userId: personId })
    await jobs.add(tx, banMail, { banId: ban.id, about: 'lifted' })
    await writeAudit(tx, {
      actorId: administratorId,
      action: 'moderation.unban-user',
      subject: `user ${personId}`,
      before: { ban: ban.id, reason: ban.reason, until: ban.until?.toISOString() ?? null },
    })
  })
}
