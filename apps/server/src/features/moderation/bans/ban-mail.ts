import type { JobContext } from '../../../platform/job-kind.ts'
import { defineJob } from '../../../platform/job-kind.ts'
import { type MailContent, renderMail } from '../../../platform/mail/mail-template.ts'
import { endOf } from './banned-refusal.ts'
import { getBanMail } from './bans.store.ts'
import type { BansContext } from './bans-context.ts'

/** One mail to a banned person; what it says is read when it is sent. */
export interface BanMail {
  readonly banId: number
  readonly about: 'banned' | 'lifted' | 'appeal-answered'
}

export const banMail = defineJob<BanMail>('moderation.ban-mail', 'slow')

type Facts = NonNullable<Awaited<ReturnType<typeof getBanMail>>>

const CONTENT: Record<BanMail['about'], (facts: Facts) => MailContent> = {
  banned: ({ reason, until }) => ({
    subject: 'Suspendimos tu cuenta',
    heading: 'Suspendimos tu cuenta',
    paragraphs: [
      until
        ? `Tu cuenta está suspendida hasta ${endOf(until)}.`
        : 'Tu cuenta está suspendida, sin fecha de fin.',
      `Motivo: ${reason}`,
      'Tus subastas en curso se cancelaron y las pujas con las que ibas ganando quedaron sin efecto.',
      'Al iniciar sesión podés descargar tus datos y, si creés que es un error, apelar una vez.',
    ],
  }),
  lifted: () => ({
    subject: 'Tu cuenta ya no está suspendida',
    heading: 'Ya podés volver a entrar',
    paragraphs: ['Levantamos la suspensión de tu cuenta. Iniciá sesión como siempre.'],
  }),
  'appeal-answered': ({ note, lifted }) => ({
    subject: 'Respondimos tu apelación',
    heading: lifted ? 'Aceptamos tu apelación' : 'Tu suspensión sigue en pie',
    paragraphs: [
      lifted
        ? 'Levantamos la suspensión de tu cuenta: ya podés iniciar sesión.'
        : 'Revisamos tu apelación y la suspensión de tu cuenta se mantiene.',
      `Respuesta: ${note ?? ''}`,
    ],
  }),
}

/** Mails a person about their ban, unless they are gone. */
export function makeSendBanMail({ db, mailer, mailFrame }: BansContext) {
  const { hostname } = new URL(mailFrame.publicUrl)
  return async ({ banId, about }: BanMail, { id }: Pick<JobContext, 'id'>): Promise<void> => {
    const facts = await getBanMail(db, banId)
    if (!facts) return
    await mailer.send({
      to: facts.email,
      messageId: `ban-${id}@${hostname}`,
      ...renderMail(CONTENT[about](facts), mailFrame),
    })
  }
}
