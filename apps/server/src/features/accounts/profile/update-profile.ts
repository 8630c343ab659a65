import { registrationSentences } from '@martillo/contract/accounts'
import type { OwnUser, ProfileUpdate } from '@martillo/contract/profile'
import { argentineDay } from '@martillo/domain/text/argentina-calendar'
import { judgeBirthDate } from '@martillo/domain/text/calendar-date'
import { dbNow } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database.ts'
import { notFound, refused } from '../../../platform/http/failure.ts'
import { invalidField } from '../../../platform/http/invalid-input.ts'
import type { Session } from '../../../platform/session.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { writeAudit } from '../../../platform/write-audit.ts'
import { findProvince } from '../../catalog/public.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { changeProfile, lockProfile, type ProfileChange, type ProfileRow } from './profile.store.ts'
import { ownUserView } from './profile.view.ts'
import { tellProfileChange } from './tell-profile-change.ts'

type Context = Pick<AccountsContext, 'db' | 'events'>

const COLUMNS = {
  firstName: 'first_name',
  lastName: 'last_name',
  birthDate: 'birth_date',
  phoneNumber: 'phone',
  province: 'province',
  city: 'city',
  location: 'location',
} as const satisfies Record<keyof ProfileUpdate, keyof ProfileChange & keyof ProfileRow>

/**
 * Changes what came of a person's data; what stayed out or empty stays as it was. One's own, or anybody's for an
 * administrator, whose change is audited by the names of the fields. To everybody else the person is not there.
 */
export async function updateProfile(
  { db, events }: Context,
  session: Session,
  userId: number,
  update: ProfileUpdate,
): Promise<OwnUser> {
  const isOwn = session.userId === userId
  if (!isOwn && session.role !== 'admin') throw notFound('No encontramos a esa persona.')
  return inTransaction(db, async (tx) => {
    const before = await lockProfile(tx, userId)
    if (!before) throw notFound('No encontramos a esa persona.')
    const change = await judge(tx, update)
    await changeProfile(tx, userId, change)
    const after: ProfileRow = { ...before, ...change }
    await tellProfileChange(events, tx, after)
    if (!isOwn) await auditChange(tx, session.userId, before, change)
    return ownUserView(after)
  })
}

async function judge(tx: Tx, update: ProfileUpdate): Promise<ProfileChange> {
  const change: Record<string, string> = {}
  for (const [field, column] of Object.entries(COLUMNS)) {
    const value = update[field as keyof ProfileUpdate]
    if (value !== undefined) change[column] = value
  }
  if (update.birthDate !== undefined) {
    const birth = judgeBirthDate(update.birthDate, argentineDay((await dbNow(tx)).getTime()))
    if (!birth.ok) {
      const sentence = registrationSentences[birth.refusal]
      throw refused(birth.refusal, { details: { birthDate: sentence } }, sentence)
    }
  }
  if (update.province !== undefined) {
    const province = findProvince(update.province)
    if (!province) throw invalidField('province', 'Elegí una provincia de la lista.')
    change.province = province
  }
  return change
}

async function auditChange(tx: Tx, actorId: number, before: ProfileRow, change: ProfileChange) {
  const fields = Object.entries(COLUMNS)
    .filter(([, column]) => change[column] !== undefined && change[column] !== before[column])
    .map(([field]) => field)
  await writeAudit(tx, {
    actorId,
    action: 'accounts.update-profile',
    subject: `user ${before.id}`,
    after: { fields },
  })
}
