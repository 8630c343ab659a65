import type { Ban } from '@martillo/contract/bans'
import { dbNow } from '../../../platform/clock.ts'
import { failure, notFound, refused } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { writeAudit } from '../../../platform/write-audit.ts'
import { endSessionsOf } from '../../accounts/public.ts'
import { recordReputation } from '../../reputation/public.ts'
import { insertBanKeys } from './ban-keys.store.ts'
import { banMail } from './ban-mail.ts'
import { banView } from './ban-view.ts'
import { getActiveBan, getBan, insertBan, lockPerson } from './bans.store.ts'
import type { BansContext } from './bans-context.ts'
import { clearUpAfterBan } from './clear-up-after-ban.ts'

export interface BanOrder {
  readonly personId: number
  /** The person reads it. */
  readonly reason: string
  /** ISO with offset; null or nothing for a ban without an end. */
  readonly until?: string | null | undefined
  readonly administratorId: number
}

/**
 * Bans a person: from the commit on no bid, publication or login of theirs is accepted, their sessions end in every
 * process, and 25 points of reputation go. Then their running auctions are cancelled and the bids with which they lead
 * voided; should that fail, a sweep does it a second later. 404 for nobody, 422 for oneself, an administrator and an end
 * that is past, 409 when a ban is in force.
 */
export async function banUser(context: BansContext, order: BanOrder): Promise<Ban> {
  const { db, events, jobs, live } = context
  const { personId, reason, administratorId } = order
  if (personId === administratorId) throw refused('ban_self')
  const until = order.until ? new Date(order.until) : null
  const { ban, ended } = await inTransaction(db, async (tx) => {
    const person = await lockPerson(tx, personId)
    if (!person) throw notFound('No encontramos a esa persona.')
    if (person.role === 'admin') throw refused('ban_admin')
    if (until && until <= (await dbNow(tx))) throw refused('until_past')
    if (await getActiveBan(tx, personId)) {
      throw failure(
        409,
        'already_banned',
        'Ya está suspendida. Para cambiarlo, primero levantá la suspensión.',
      )
    }
    const banId = await insertBan(tx, { personId, reason, until, bannedBy: administratorId })
    const sessions = await endSessionsOf({ events }, tx, personId)
    await insertBanKeys(
      tx,
      banId,
      sessions.flatMap((session) => session.secretHashes),
    )
    await recordReputation(tx, personId, { kind: 'ban' }, String(banId))
    await jobs.add(tx, banMail, { banId, about: 'banned' })
    await writeAudit(tx, {
      actorId: administratorId,
      action: 'moderation.ban-user',
      subject: `user ${personId}`,
      after: { ban: banId, reason, until: until?.toISOString() ?? null },
    })
    return { ban: await getBan(tx, banId), ended: sessions }
  })
  for (const { id } of ended) live.endSession(id)
  await clearUpAfterBan(context, personId)
  return banView(ban)
}
