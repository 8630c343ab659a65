import { CHANNELS, PREFERENCE_KINDS, type Preference } from '@martillo/contract/preferences'
import { toldByDefault } from '@martillo/domain/notifications/told-by-default'
import type { Db, Tx } from '../../../platform/database.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { type Choice, findChoices, saveChoices } from './preferences.store.ts'

type Context = Pick<AccountsContext, 'db'>

/** Where a person is told of each kind: as they chose, else as the rule gives it. */
export async function getPreferences(db: Db | Tx, userId: number): Promise<Preference[]> {
  const choices = await findChoices(db, userId)
  return PREFERENCE_KINDS.map((kind) => {
    const [email, push] = CHANNELS.map((channel) => {
      const chosen = choices.find((choice) => choice.kind === kind && choice.channel === channel)
      return chosen?.wanted ?? toldByDefault(kind)
    })
    // Whoever takes an account over must not be able to do so in silence.
    return { kind, email: email === true || kind === 'account', push: push === true }
  })
}

export interface Wish {
  readonly kind: Choice['kind']
  readonly email?: boolean | undefined
  readonly push?: boolean | undefined
}

/** Keeps what came and answers all. Of a kind that came twice the last counts. */
export async function setPreferences(
  { db }: Context,
  userId: number,
  wishes: readonly Wish[],
): Promise<Preference[]> {
  const choices = new Map<string, Choice>()
  for (const { kind, ...wish } of wishes) {
    for (const channel of CHANNELS) {
      const wanted = wish[channel]
      if (wanted !== undefined) choices.set(`${kind} ${channel}`, { kind, channel, wanted })
    }
  }
  return inTransaction(db, async (tx) => {
    await saveChoices(tx, userId, [...choices.values()])
    return getPreferences(tx, userId)
  })
}
