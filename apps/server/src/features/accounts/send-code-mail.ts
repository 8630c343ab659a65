import { dbNow } from '../../platform/clock.ts'
import type { JobContext } from '../../platform/job-kind.ts'
import { renderMail } from '../../platform/mail/mail-template.ts'
import { getCodeRecipient } from './accounts.store.ts'
import type { AccountsContext } from './accounts-context.ts'
import { type CodeMail, hashCode } from './issue-code.ts'

/** Mails a verification code, unless it is over, replaced or used by the time that the job runs. */
export function makeSendCodeMail({ db, mailer, config, publicUrl }: AccountsContext) {
  const frame = { productName: config.site.productName, publicUrl }
  return async (
    { userId, code, expiresAt, use }: CodeMail,
    { id }: Pick<JobContext, 'id'>,
  ): Promise<void> => {
    const person = await getCodeRecipient(db, userId)
    if (!person?.code_hash.equals(hashCode(userId, code))) return
    if ((await dbNow(db)) >= new Date(expiresAt)) return
    const content = {
      subject: `${code} es tu código de ${frame.productName}`,
      heading: person.first_name ? `Hola, ${person.first_name}` : 'Hola',
      paragraphs: [
        `Para ${use === 'password' ? 'ponerle una contraseña a' : 'verificar'} tu cuenta escribí este código. Vale por 10 minutos y se usa una sola vez.`,
      ],
      code,
      reason:
        use === 'password'
          ? 'Si no lo pediste vos, no hagas nada: sin el código nadie puede ponerle una contraseña a tu cuenta.'
          : `Te escribimos porque alguien se registró en ${frame.productName} con este email. Si no fuiste vos, no hagas nada: sin el código la cuenta no se puede usar.`,
    }
    const { hostname } = new URL(frame.publicUrl)
    await mailer.send({
      to: person.email,
      messageId: `code-${id}@${hostname}`,
      ...renderMail(content, frame),
    })
  }
}
