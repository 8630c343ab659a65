import { refused } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { insertAppeal } from './appeals.store.ts'
import { getActiveBan, lockPerson } from './bans.store.ts'
import type { BansContext } from './bans-context.ts'

/** Takes a banned person's appeal, one for each ban. 422 when there is no ban in force or it has an appeal already. */
export async function sendAppeal(
  { db }: Pick<BansContext, 'db'>,
  personId: number,
  text: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockPerson(tx, personId)
    const ban = await getActiveBan(tx, personId)
    if (!ban) throw refused('not_banned')
    if (!(await insertAppeal(tx, ban.id, text))) throw refused('appeal_sent')
  })
}
