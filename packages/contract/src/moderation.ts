import { cleanLine, cleanText } from '@martillo/domain/text/clean-text'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, listOf, paging, Uuid } from './shapes.ts'

/** To take a purchase back, or to end a service. */
export const REVOCATION_KINDS = ['arrepentimiento', 'baja'] as const
export type RevocationKind = (typeof REVOCATION_KINDS)[number]

/** What may be missing, in words; the form says the same before sending. */
export const revocationSentences = {
  email_missing: 'Escribí tu email: ahí te mandamos el código y la respuesta.',
  subject_missing: 'Decinos de qué compra se trata: el número, el título o el enlace de la subasta.',
} as const

const upTo = (longest: number) => ({
  error: `Puede tener hasta ${longest.toLocaleString('es-AR')} caracteres.`,
})

/** An e-mail address of one person; what a mail's head could be broken with is no address. */
const Address = z
  .string({ error: 'Escribí tu email.' })
  .trim()
  .max(254, { error: 'Ese email es demasiado largo.' })
  .pipe(z.email({ error: 'Escribí un email válido, como nombre@correo.com.' }))

export const RevocationForm = z
  .strictObject({
    /** Drawn once per form: the same one again answers the code of the first time. */
    request_id: Uuid,
    kind: z.enum(REVOCATION_KINDS, { error: 'Elegí arrepentimiento o baja.' }),
    name: z
      .string({ error: 'Escribí tu nombre y apellido.' })
      .overwrite(cleanLine)
      .min(2, { error: 'Escribí tu nombre y apellido.' })
      .max(120, upTo(120)),
    /** May be left out by whoever is logged in: the account's own is taken. */
    email: Address.optional(),
    phone: z
      .string()
      .overwrite(cleanLine)
      .regex(/^(?:\+?[\d ()-]{8,20})?$/, { error: 'Escribí un teléfono con código de área, solo números.' })
      .default(''),
    /** What it is about: a purchase (number, title or address of the auction), or a service. */
    subject: z.string().overwrite(cleanLine).max(200, upTo(200)).default(''),
    message: z.string().overwrite(cleanText).max(2_000, upTo(2_000)).default(''),
  })
  .refine(({ kind, subject }) => kind !== 'arrepentimiento' || subject !== '', {
    path: ['subject'],
    error: revocationSentences.subject_missing,
  })

export const requestRevocation = endpoint({
  route: 'POST /revocations',
  summary: 'Botón de arrepentimiento y botón de baja: registra el pedido y da su código al instante',
  access: 'visitor',
  body: RevocationForm,
  replies: {
    201: z.object({
      code: z.string(),
      received_at: Instant,
      /** The operator answers until then. */
      answer_by: Instant,
    }),
    200: z.object({ code: z.string(), received_at: Instant, answer_by: Instant }),
  },
  codes: ['email_missing', 'request_reused', 'too_many_attempts'],
})

export const REVOCATION_STATES = ['open', 'answered'] as const

/** A request as administrators answer it. */
export const Revocation = z.object({
  id: z.number(),
  code: z.string(),
  kind: z.enum(REVOCATION_KINDS),
  state: z.enum(REVOCATION_STATES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Whoever was logged in when it was sent. */
  user: z.object({ ID: z.number(), Username: z.string() }).nullable(),
  received_at: Instant,
  due_at: Instant,
  answer: z.string().nullable(),
  answered_at: Instant.nullable(),
})
export type Revocation = z.infer<typeof Revocation>

export const listRevocations = endpoint({
  route: 'GET /admin/revocations',
  summary: 'Los pedidos de arrepentimiento y de baja; los que esperan, el que vence antes primero',
  access: 'admin',
  query: z.strictObject({ ...paging(12), state: z.enum(REVOCATION_STATES).default('open') }),
  replies: { 200: listOf(Revocation) },
  codes: [],
})

export const answerRevocation = endpoint({
  route: 'POST /admin/revocations/:id/answer',
  summary: 'Responde un pedido; la respuesta sale por email',
  access: 'admin',
  params: z.object({ id: Id }),
  body: z.strictObject({
    answer: z
      .string({ error: 'Escribí la respuesta.' })
      .overwrite(cleanText)
      .min(1, { error: 'Escribí la respuesta.' })
      .max(2_000, upTo(2_000)),
  }),
  replies: { 200: Done },
  codes: ['not_found', 'revocation_answered'],
})
