import type { Channel, PreferenceKind } from '@martillo/contract/preferences'
import type { Db, Tx } from '../../../platform/database.ts'

export interface Choice {
  readonly kind: PreferenceKind
  readonly channel: Channel
  readonly wanted: boolean
}

/** What a person chose; what is missing is as the rule gives it. */
export async function findChoices(db: Db | Tx, userId: number) {
  return db
    .selectFrom('notification_preferences')
    .select(['kind', 'channel', 'wanted'])
    .where('user_id', '=', userId)
    .execute()
}

export async function saveChoices(tx: Tx, userId: number, choices: readonly Choice[]): Promise<void> {
  if (choices.length === 0) return
  await tx
    .insertInto('notification_preferences')
    .values(choices.map((choice) => ({ user_id: userId, ...choice })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'channel'])
        .doUpdateSet((set) => ({ wanted: set.ref('excluded.wanted') })),
    )
    .execute()
}
