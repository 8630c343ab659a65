import path from 'node:path'
import { readMailbox } from '../src/platform/mail/mailbox.ts'
import type { StoredMail } from '../src/platform/mail/stored-mail.ts'
import { until } from './until.ts'

export interface Mailbox {
  /** All mails to an address, the newest first. */
  to(address: string): Promise<StoredMail[]>
  /** Waits for a mail to an address whose subject holds the words, and gives the newest. */
  waitFor(address: string, subject?: string): Promise<StoredMail['mail']>
}

/** The mails that the application kept in its data folder. */
export function makeMailbox(dataDir: string): Mailbox {
  const to = (address: string) => readMailbox(path.join(dataDir, 'mail'), address)
  return {
    to,
    waitFor: (address, subject = '') =>
      until(`a mail to ${address}`, async () => {
        const found = (await to(address)).find(({ mail }) => mail.subject?.includes(subject))
        return found?.mail
      }),
  }
}
