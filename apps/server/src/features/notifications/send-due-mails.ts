import { renderMail } from '../../platform/mail/mail-template.ts'
import type { Notice } from './notice.ts'
import { linkOf, mailOf } from './notice-texts.ts'
import {
  findMailNotices,
  getAddress,
  isOutbidPast,
  markMailSent,
  takeDueMails,
} from './notification-mails.store.ts'
import type { NotificationsContext } from './notifications-context.ts'

const AT_ONCE = 8

type TakenMail = Awaited<ReturnType<typeof takeDueMails>>[number]

/**
 * Sends the mails that are due. Each has its own state: one that fails is tried again later under the same
 * Message-ID and holds up no other, and one that was sent is never sent again.
 */
export async function sendDueMails(context: NotificationsContext): Promise<void> {
  for (;;) {
    const mails = await takeDueMails(context.db, AT_ONCE)
    await Promise.all(mails.map((mail) => attempt(context, mail)))
    if (mails.length < AT_ONCE) return
  }
}

async function attempt(context: NotificationsContext, mail: TakenMail): Promise<void> {
  try {
    await send(context, mail)
  } catch (error) {
    context.log.warn({ err: error, mail: mail.id, attempt: mail.tries }, 'a notification could not be mailed')
    return
  }
  await markMailSent(context.db, mail.id)
}

/** A mail that nobody needs any more is not sent and counts as done. */
async function send({ db, mailer, frame }: NotificationsContext, mail: TakenMail): Promise<void> {
  const [address, notices] = await Promise.all([getAddress(db, mail.person_id), findMailNotices(db, mail.id)])
  const [latest] = notices
  if (!address || !latest) return
  // Written by `notify` from a Notice and by nobody else.
  const notice = { kind: latest.kind, facts: latest.facts } as unknown as Notice
  const content = mailOf(notice)
  if (!content) return
  if (notice.kind === 'outbid' && (await isOutbidPast(db, mail.person_id, notice.facts.auctionId))) return
  const earlier = notices.length - 1
  const times = earlier === 1 ? 'Pasó otra vez' : `Pasó otras ${earlier} veces`
  const { subject, heading, paragraphs, button } = content
  const rendered = renderMail(
    {
      subject,
      heading,
      paragraphs: earlier === 0 ? paragraphs : [...paragraphs, `${times} en los últimos minutos.`],
      action: { label: button, path: linkOf(notice) },
      reason: `Recibís este correo porque tenés una cuenta en ${frame.productName}.`,
    },
    frame,
  )
  await mailer.send({ to: address.email, messageId: mail.message_id, ...rendered })
}
