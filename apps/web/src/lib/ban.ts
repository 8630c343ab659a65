import type { ErrorReply } from '@martillo/contract/shapes'

/** What the server says of the ban of whoever called. */
export interface ToldBan {
  readonly reason: string
  /** ISO; null: without an end. */
  readonly until: string | null
  /** The `Authorization` that exports and appeals; the cookie does where there is none. */
  readonly authorization: string | undefined
}

let listener: ((ban: ToldBan) => void) | undefined

/** Whoever shows bans; gives back how to stop. */
export function hearBans(hear: (ban: ToldBan) => void): () => void {
  listener = hear
  return () => {
    listener = undefined
  }
}

/** A call was refused because its caller is banned. `sent` is the authorization that it had. */
export function tellBan({ reason, until, token }: Partial<ErrorReply>, sent: string | null): void {
  if (typeof reason !== 'string') return
  listener?.({
    reason,
    until: typeof until === 'string' ? until : null,
    authorization: typeof token === 'string' ? `Bearer ${token}` : (sent ?? undefined),
  })
}
