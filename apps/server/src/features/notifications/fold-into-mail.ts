import { randomUUID } from 'node:crypto'
import { dbNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import type { Notice } from './notice.ts'
import { addMail, lockFold, lockLastMail } from './notification-mails.store.ts'

export const FOLD_MS = 10 * 60_000

/**
 * The mail that will carry a notice. The first of its kind about an auction goes at once. What follows within ten
 * minutes waits for the end of that time and shares one mail, so nobody is mailed twice in ten minutes for the same.
 */
export async function foldIntoMail(tx: Tx, personId: number, notice: Notice): Promise<number> {
  const { kind, facts } = notice
  const fold = 'auctionId' in facts ? `${kind} auction:${facts.auctionId}` : kind
  await lockFold(tx, personId, fold)
  const last = await lockLastMail(tx, personId, fold)
  if (last && last.taken_at === null) return last.id
  const now = await dbNow(tx)
  const opensAt = (last?.taken_at?.getTime() ?? 0) + FOLD_MS
  const dueAt = new Date(Math.max(now.getTime(), opensAt))
  return addMail(tx, { personId, fold, messageId: `${randomUUID()}@notificaciones.martillo`, dueAt })
}
