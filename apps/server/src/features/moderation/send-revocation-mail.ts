import type { Mail } from '../../platform/mail/mail.ts'
import { type MailContent, renderMail } from '../../platform/mail/mail-template.ts'
import type { ModerationContext } from './moderation-context.ts'
import type { RevocationMail } from './request-revocation.ts'
import { getRevocation, type RevocationRow } from './revocations.store.ts'

const instant = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
})

const NAMES = { arrepentimiento: 'arrepentimiento', baja: 'baja de servicio' } as const

const ASKED = { arrepentimiento: 'el arrepentimiento de una compra', baja: 'la baja de un servicio' } as const

function nameOf({ kind }: RevocationRow): string {
  return NAMES[kind]
}

// Anybody can write anybody's address into the form: what they typed beside it goes only to the operator.
function toPerson(row: RevocationRow, productName: string): MailContent {
  return {
    subject: `${row.code} es el código de tu pedido de ${nameOf(row)}`,
    heading: 'Recibimos tu pedido',
    paragraphs: [
      `Pediste ${ASKED[row.kind]} el ${instant.format(row.received_at)}. Este es tu código: guardalo, es la constancia de tu pedido.`,
      `Te respondemos a este correo antes del ${instant.format(row.due_at)}.`,
    ],
    code: row.code,
    reason: `Te escribimos porque alguien dejó este email en un formulario de ${productName}. Si no fuiste vos, no hace falta que hagas nada.`,
  }
}

function toOperator(row: RevocationRow): MailContent {
  const facts = [
    ['Nombre', row.name],
    ['Email', row.email],
    ['Teléfono', row.phone],
    ['Cuenta', row.person_id === null ? '' : `n.º ${row.person_id}`],
    ['Se trata de', row.subject],
    ['Mensaje', row.message],
  ] as const
  return {
    subject: `Botón de ${nameOf(row)}: ${row.code}`,
    heading: `Un pedido de ${nameOf(row)} espera respuesta`,
    paragraphs: [
      `Llegó el ${instant.format(row.received_at)} y hay que responderlo antes del ${instant.format(row.due_at)}.`,
      ...facts.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`),
    ],
    code: row.code,
  }
}

function answered(row: RevocationRow): MailContent {
  return {
    subject: `Respondimos tu pedido ${row.code}`,
    heading: 'Respondimos tu pedido',
    paragraphs: [
      `Pediste ${ASKED[row.kind]} el ${instant.format(row.received_at)}. Esta es nuestra respuesta:`,
      row.answer ?? '',
    ],
    code: row.code,
  }
}

const CONTENT = { person: toPerson, operator: toOperator, answered } as const

/**
 * Mails the code to the person, and the request to the operator where an address for contact is configured. A
 * mail server's complaint quotes the address; what reaches the log does not.
 */
export function makeSendRevocationMail({ db, mailer, mailFrame, config }: ModerationContext) {
  const { hostname } = new URL(mailFrame.publicUrl)

  async function send(mail: Mail) {
    try {
      await mailer.send(mail)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'without a code'
      throw new Error(`the mail server did not take a revocation's mail: ${code}`)
    }
  }

  return async ({ revocationId, to }: RevocationMail): Promise<void> => {
    const row = await getRevocation(db, revocationId)
    const address = to === 'operator' ? config.site.contactEmail : row?.email
    if (!row || !address) return
    const content = CONTENT[to](row, mailFrame.productName)
    await send({
      to: address,
      messageId: `revocation-${row.code}-${to}@${hostname}`,
      ...renderMail(content, mailFrame),
    })
  }
}
