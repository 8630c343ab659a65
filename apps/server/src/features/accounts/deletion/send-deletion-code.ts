import { randomInt } from 'node:crypto'
import { dbNow } from '../../../platform/clock.ts'
import { takeAttempt } from '../../../platform/guarded-attempts.ts'
import { failure, tooMany } from '../../../platform/http/failure.ts'
import { defineJob, type JobContext } from '../../../platform/job-kind.ts'
import { renderMail } from '../../../platform/mail/mail-template.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { CODE_LIVES_MS, type CodeMail, hashCode } from '../issue-code.ts'
import { RESEND_AFTER_MS } from '../refresh-codes.ts'
import { getDeletionRecipient, lockDeletionCode, lockLeaver, putDeletionCode } from './deletion.store.ts'

/** Codes mailed to one person. */
const LIMIT = { kind: 'deletion.codes', max: 5, perMs: 3_600_000 }

export const deletionCodeMail = defineJob<CodeMail>('accounts.deletion-code-mail', 'slow')

/** Mails who has no password a code to delete the account with: one a minute, five an hour. Answers when the next may come. */
export async function sendDeletionCode({ db, jobs }: AccountsContext, userId: number): Promise<Date> {
  return inTransaction(db, async (tx) => {
    const person = await lockLeaver(tx, userId)
    if (!person) throw failure(401, 'no_session', 'Iniciá sesión para continuar.')
    if (person.password_hash !== null) {
      throw failure(409, 'has_password', 'Tu cuenta tiene contraseña: confirmá con ella.')
    }
    const sentAt = await dbNow(tx)
    const last = await lockDeletionCode(tx, userId)
    const pauseMs = last ? last.sent_at.getTime() + RESEND_AFTER_MS - sentAt.getTime() : 0
    if (pauseMs > 0) {
      const seconds = Math.ceil(pauseMs / 1_000)
      throw tooMany('too_many_attempts', seconds, `Podés pedir otro código en ${seconds} segundos.`)
    }
    await takeAttempt(tx, LIMIT, String(userId))
    const code = randomInt(1_000_000).toString().padStart(6, '0')
    const expiresAt = new Date(sentAt.getTime() + CODE_LIVES_MS)
    await putDeletionCode(tx, { userId, codeHash: hashCode(userId, code), sentAt, expiresAt })
    await jobs.add(tx, deletionCodeMail, { userId, code, expiresAt: expiresAt.toISOString() })
    return new Date(sentAt.getTime() + RESEND_AFTER_MS)
  })
}

/** Sends the mail, unless the code is over, replaced or used by the time that the job runs. */
export function makeSendDeletionCode({ db, mailer, config, publicUrl }: AccountsContext) {
  const frame = { productName: config.site.productName, publicUrl }
  return async ({ userId, code, expiresAt }: CodeMail, { id }: Pick<JobContext, 'id'>): Promise<void> => {
    const person = await getDeletionRecipient(db, userId)
    if (!person?.code_hash.equals(hashCode(userId, code))) return
    if ((await dbNow(db)) >= new Date(expiresAt)) return
    const content = {
      subject: `${code} es el código para eliminar tu cuenta`,
      heading: person.first_name ? `Hola, ${person.first_name}` : 'Hola',
      paragraphs: [
        `Pediste eliminar tu cuenta de ${frame.productName}. Para confirmarlo escribí este código. Vale por 10 minutos y se usa una sola vez.`,
      ],
      code,
      reason:
        'Si no fuiste vos, no hagas nada: sin el código la cuenta sigue como está. Fijate qué dispositivos tienen tu sesión abierta.',
    }
    const { hostname } = new URL(publicUrl)
    await mailer.send({
      to: person.email,
      messageId: `deletion-${id}@${hostname}`,
      ...renderMail(content, frame),
    })
  }
}
