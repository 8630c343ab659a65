/** Who is calling, as the accounts slice knows it. */
export interface Session {
  readonly id: string
  readonly userId: number
  readonly role: 'user' | 'admin'
  /** The e-mail is verified. */
  readonly verified: boolean
}

/** The secrets of one call: at most one counts, the bearer when both came. */
export interface Credentials {
  readonly cookie?: string | undefined
  readonly bearer?: string | undefined
}

/** Answers nothing for an unknown, ended or expired session. */
export type FindSession = (credentials: Credentials) => Promise<Session | undefined>
