import type { Tx } from '../../platform/database.ts'
import type { Events } from '../../platform/events.ts'
import { sessionEnded } from './events.ts'
import { deleteSessionsOf } from './sessions.store.ts'

export interface EndedSession {
  readonly id: string
  /** Of its cookie and, on the packaged app, its bearer. */
  readonly secretHashes: readonly Buffer[]
}

/**
 * Ends all sessions of a person in the caller's transaction, push tokens with them, and tells it; `except` stays. After the commit the caller closes the live
 * connections; calls by HTTP are refused everywhere within a second.
 */
export async function endSessionsOf(
  { events }: { readonly events: Pick<Events, 'emit'> },
  tx: Tx,
  userId: number,
  { except }: { readonly except?: string | undefined } = {},
): Promise<EndedSession[]> {
  const ended = await deleteSessionsOf(tx, userId, except)
  await events.emit(
    tx,
    sessionEnded,
    ended.map(({ id }) => ({ sessionId: id, userId })),
  )
  return ended.map(({ id, token_hash, bearer_hash }) => ({
    id,
    secretHashes: bearer_hash ? [token_hash, bearer_hash] : [token_hash],
  }))
}
