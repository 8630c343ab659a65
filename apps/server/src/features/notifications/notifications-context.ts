import type { Db } from '../../platform/database.ts'
import type { Live } from '../../platform/live/live.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { MailFrame } from '../../platform/mail/mail-template.ts'

/** What the use cases of notifications work with. */
export interface NotificationsContext {
  readonly db: Db
  readonly log: Pick<Log, 'warn' | 'error'>
  readonly live: Pick<Live, 'toUser'>
  readonly mailer: Pick<Mailer, 'send'>
  readonly frame: MailFrame
}
