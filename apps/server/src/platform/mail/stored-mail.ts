import type { Email } from 'postal-mime'

/** A mail of the trial's mailbox. */
export interface StoredMail {
  /** The file's name without its ending. */
  readonly id: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly mail: Email
}
