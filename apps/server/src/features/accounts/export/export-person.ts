import { dbNow } from '../../../platform/clock.ts'
import { takeAttempt } from '../../../platform/guarded-attempts.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { getPreferences } from '../preferences/set-preferences.ts'
import { getOwnProfile } from '../profile/get-profile.ts'
import { findSections } from './export.store.ts'

const HOUR_MS = 3_600_000
/** Of one person; each reads all that they ever did here. */
const LIMIT = { kind: 'account.exports', max: 20, perMs: HOUR_MS }

/** All that is kept of a person, as one object for a file of their own. */
export async function exportPerson(
  { db, config }: Pick<AccountsContext, 'db' | 'config'>,
  userId: number,
): Promise<Record<string, unknown>> {
  await inTransaction(db, (tx) => takeAttempt(tx, LIMIT, String(userId)))
  const cuenta = await getOwnProfile(db, userId)
  return {
    producto: config.site.productName,
    generado: (await dbNow(db)).toISOString(),
    cuenta,
    preferencias: await getPreferences(db, userId),
    ...(await findSections(db, userId)),
  }
}
