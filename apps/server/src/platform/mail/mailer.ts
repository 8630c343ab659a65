import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { isDemoAddress } from './demo-address.ts'
import type { Mail, Mailer } from './mail.ts'
import { plainLine } from './plain-line.ts'

export interface MailerOptions {
  /** Without a mail server mails become files in `folder`. */
  readonly smtpUrl?: string | undefined
  readonly from: string
  readonly folder: string
  /** For the mails' Date. */
  readonly now: () => number
}

const SMTP_TIMEOUT_MS = 20_000

/**
 * Sends mails by SMTP, or keeps them as `.eml` files. Mail for demonstration accounts is always kept: nobody
 * owns those addresses. The same Message-ID is the same file, so a repeated attempt leaves one mail.
 */
export function makeMailer({ smtpUrl, from, folder, now }: MailerOptions): Mailer {
  const smtp = smtpUrl
    ? createTransport(smtpUrl, {
        pool: true,
        maxConnections: 2,
        connectionTimeout: SMTP_TIMEOUT_MS,
        greetingTimeout: SMTP_TIMEOUT_MS,
        socketTimeout: SMTP_TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      } as object)
    : undefined
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  function compose(mail: Mail): SendMailOptions {
    return {
      from,
      // As an object: a name or comma in the address cannot add recipients.
      to: { name: '', address: plainLine(mail.to) },
      subject: plainLine(mail.subject),
      text: mail.text,
      html: mail.html,
      messageId: `<${mail.messageId}>`,
      date: new Date(now()),
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  }

  async function keep(mail: Mail) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { message } = await composer.sendMail(compose(mail))
    const name = createHash('sha256').update(`${mail.messageId} ${mail.to}`).digest('hex').slice(0, 32)
    const file = path.join(folder, `${name}.eml`)
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }

  return {
    async send(mail) {
      if (!smtp || isDemoAddress(mail.to)) return keep(mail)
      await smtp.sendMail(compose(mail))
    },
    close: () => smtp?.close(),
  }
}
