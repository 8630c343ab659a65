import { dbNow } from '../../../platform/clock.ts'
import { defineJob, type JobContext } from '../../../platform/job-kind.ts'
import { renderMail } from '../../../platform/mail/mail-template.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { hashToken, newSecretToken } from '../secret-token.ts'
import { getPasswordOwner, putReset } from './passwords.store.ts'

export const RESET_LIVES_MS = 30 * 60_000

/** About a password: the link that sets another, or the news that it was changed. */
export interface PasswordMail {
  /** 0 for an address that nobody has: then there is nothing to send. */
  readonly userId: number
  readonly about: 'reset' | 'changed'
}

export const passwordMail = defineJob<PasswordMail>('accounts.password-mail', 'slow')

/** Makes the link only here, so that it lies in no queue; a second try of the job replaces it. */
export function makeSendPasswordMail({ db, mailer, config, publicUrl }: AccountsContext) {
  const frame = { productName: config.site.productName, publicUrl }
  const { hostname } = new URL(publicUrl)

  async function linkFor(userId: number): Promise<string> {
    const token = newSecretToken()
    const expiresAt = new Date((await dbNow(db)).getTime() + RESET_LIVES_MS)
    await putReset(db, { userId, tokenHash: hashToken(token), expiresAt })
    // Behind the hash: it stays out of logs and of what other sites are told.
    return `/reiniciar-contrasena#${token}`
  }

  return async ({ userId, about }: PasswordMail, { id }: Pick<JobContext, 'id'>): Promise<void> => {
    const person = await getPasswordOwner(db, userId)
    if (!person) return
    const heading = person.first_name ? `Hola, ${person.first_name}` : 'Hola'
    const content =
      about === 'reset'
        ? {
            subject: `Poné una contraseña nueva en ${frame.productName}`,
            heading,
            paragraphs: [
              'Pediste cambiar tu contraseña. Con este botón ponés una nueva: vale por 30 minutos y se usa una sola vez. Al cambiarla se cierran todas tus sesiones.',
            ],
            action: { label: 'Poner contraseña nueva', path: await linkFor(userId) },
            reason: 'Si no lo pediste vos, no hagas nada: tu contraseña sigue siendo la misma.',
          }
        : {
            subject: `Cambió tu contraseña de ${frame.productName}`,
            heading,
            paragraphs: [
              'La contraseña de tu cuenta acaba de cambiar y cerramos las sesiones de tus otros dispositivos.',
            ],
            action: { label: 'No fui yo', path: '/reiniciar-contrasena' },
            reason: 'Te avisamos por seguridad. Si la cambiaste vos, no tenés que hacer nada.',
          }
    await mailer.send({
      to: person.email,
      messageId: `password-${id}@${hostname}`,
      ...renderMail(content, frame),
    })
  }
}
