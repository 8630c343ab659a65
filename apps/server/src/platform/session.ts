import type { Failure } from './http/failure.ts'

/** Who is calling, as the accounts slice knows it. */
export interface Session {
  readonly id: string
  readonly userId: number
  readonly role: 'user' | 'admin'
  /** The e-mail is verified. */
  readonly verified: boolean
  /** Came by a provider and has yet to tell age, telephone and place: may only look around. */
  readonly incomplete?: boolean
}

/** The secrets of one call: at most one counts, the bearer when both came. */
export interface Credentials {
  readonly cookie?: string | undefined
  readonly bearer?: string | undefined
}

/** Answers nothing for an unknown, ended or expired session. */
export type FindSession = (credentials: Credentials) => Promise<Session | undefined>

/** A banned person who calls with a secret of before, or with the key that a refused login gave. */
export interface FoundBan {
  /** What every call answers. */
  readonly refusal: Failure
  /** For the calls that are open to the banned; nothing once the key has run out. */
  readonly session: Session | undefined
}
