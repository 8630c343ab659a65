import type { TestApp } from '../../../test/app.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { NotificationsContext } from './notifications-context.ts'

interface RecordingContext extends NotificationsContext {
  readonly sent: Mail[]
  readonly failed: Mail[]
  readonly told: { userId: number; event: string; payload: unknown }[]
}

/** What the use cases of notifications work with, writing down what would leave the process. */
export function makeContext(
  { platform }: TestApp,
  { failFor = [] }: { failFor?: readonly string[] } = {},
): RecordingContext {
  const sent: Mail[] = []
  const failed: Mail[] = []
  const told: RecordingContext['told'] = []
  return {
    db: platform.db,
    log: platform.log,
    frame: platform.mailFrame,
    live: { toUser: (userId, event, payload) => void told.push({ userId, event, payload }) },
    mailer: {
      async send(mail) {
        const fails = failFor.includes(mail.to)
        ;(fails ? failed : sent).push(mail)
        if (fails) throw new Error('421 try later')
      },
    },
    sent,
    failed,
    told,
  }
}
