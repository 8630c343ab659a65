import { cleanText } from '@martillo/domain/text/clean-text'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, InstantInput, listOf, paging } from './shapes.ts'

/** A text that somebody else reads, of 1 to so many characters. */
function said(missing: string, longest: number) {
  return z
    .string({ error: missing })
    .overwrite(cleanText)
    .min(1, { error: missing })
    .max(longest, { error: `Puede tener hasta ${longest.toLocaleString('es-AR')} caracteres.` })
}

/** What the refusal `banned` says beside its sentence; `token` only at login. */
export interface BanFacts {
  reason: string
  /** ISO; null when the ban has no end. */
  until: string | null
  /** Opens the export and the appeal for 30 minutes, as a bearer. */
  token?: string
}

export const Ban = z.object({
  id: z.number(),
  reason: z.string(),
  at: Instant,
  /** Null: without an end. */
  until: Instant.nullable(),
  lifted_at: Instant.nullable(),
  /** Neither lifted nor over. */
  active: z.boolean(),
  banned_by: z.string(),
  appeal: z.enum(['none', 'open', 'answered']),
})
export type Ban = z.infer<typeof Ban>

export const banUser = endpoint({
  route: 'POST /banuser/:id',
  summary:
    'Suspende a una persona con motivo y, si se quiere, fin; cierra sus sesiones y cancela sus subastas',
  access: 'admin',
  params: z.object({ id: Id }),
  body: z.strictObject({
    reason: said('Escribí el motivo: la persona lo lee.', 500),
    until: InstantInput.nullable().optional(),
  }),
  replies: { 200: Ban },
  codes: ['not_found', 'ban_self', 'ban_admin', 'already_banned', 'until_past'],
})

export const unbanUser = endpoint({
  route: 'POST /unbanuser/:id',
  summary: 'Levanta la suspensión de una persona, al instante',
  access: 'admin',
  params: z.object({ id: Id }),
  replies: { 200: Done },
  codes: ['not_found', 'not_banned'],
})

export const listBansOf = endpoint({
  route: 'GET /admin/bans/:id',
  summary: 'Las suspensiones de una persona, la última primero',
  access: 'admin',
  params: z.object({ id: Id }),
  query: z.strictObject(paging(12)),
  replies: { 200: listOf(Ban) },
  codes: ['not_found'],
})

export const sendAppeal = endpoint({
  route: 'POST /appeals',
  summary: 'La apelación de una suspensión, una sola; con el token que da el inicio de sesión rechazado',
  access: 'member',
  body: z.strictObject({ text: said('Contanos por qué creés que es un error.', 2_000) }),
  replies: { 201: Done },
  codes: ['not_banned', 'appeal_sent'],
})

export const APPEAL_STATES = ['open', 'answered'] as const

export const Appeal = z.object({
  id: z.number(),
  state: z.enum(APPEAL_STATES),
  text: z.string(),
  sent_at: Instant,
  note: z.string().nullable(),
  lifted: z.boolean().nullable(),
  answered_at: Instant.nullable(),
  ban: z.object({ reason: z.string(), at: Instant, until: Instant.nullable(), active: z.boolean() }),
  user: z.object({ ID: z.number(), Username: z.string() }),
})
export type Appeal = z.infer<typeof Appeal>

export const listAppeals = endpoint({
  route: 'GET /admin/appeals',
  summary: 'Las apelaciones; las que esperan, la más vieja primero',
  access: 'admin',
  query: z.strictObject({ ...paging(12), state: z.enum(APPEAL_STATES).default('open') }),
  replies: { 200: listOf(Appeal) },
  codes: [],
})

export const answerAppeal = endpoint({
  route: 'POST /admin/appeals/:id/answer',
  summary: 'Responde una apelación y, si corresponde, levanta la suspensión; la persona recibe la respuesta',
  access: 'admin',
  params: z.object({ id: Id }),
  body: z.strictObject({
    note: said('Escribí la respuesta: la persona la lee.', 1_000),
    lift: z.boolean({ error: 'Decí si se levanta la suspensión.' }),
  }),
  replies: { 200: Done },
  codes: ['not_found', 'appeal_answered'],
})
