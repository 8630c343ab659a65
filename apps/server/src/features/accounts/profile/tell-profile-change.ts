import type { Tx } from '../../../platform/database.ts'
import type { Events } from '../../../platform/events.ts'
import { profileChanged } from '../events.ts'
import type { ProfileRow } from './profile.store.ts'
import { isComplete } from './profile.view.ts'

/** Tells, in the transaction of the change, what there is of a profile now. */
export async function tellProfileChange(events: Events, tx: Tx, row: ProfileRow): Promise<void> {
  const profileComplete = isComplete(row)
  const hasPhoto = row.profile_image !== ''
  await events.emit(tx, profileChanged, { userId: row.id, profileComplete, hasPhoto })
}
