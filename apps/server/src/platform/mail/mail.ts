/** One mail to one person. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Stable over retries, so that a mail sent twice is shown once: `<local@domain>` without the brackets. */
  readonly messageId: string
}

export interface Mailer {
  /** Resolves when the mail server (or the trial's mailbox) has taken it; throws otherwise, and the caller's job tries again. */
  send(mail: Mail): Promise<void>
  close(): void
}
