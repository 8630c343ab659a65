import { cleanText } from '@martillo/domain/text/clean-text'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, listOf, NoTexts, paging } from './shapes.ts'

export const IDENTITY_STATES = ['pending', 'approved', 'rejected'] as const

/** Where the person's latest request stands. */
export const OwnIdentity = z.object({
  state: z.enum(['none', ...IDENTITY_STATES]),
  sent_at: Instant.nullable(),
  decided_at: Instant.nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
})
export type OwnIdentity = z.infer<typeof OwnIdentity>

/** A request as administrators judge it: the pictures beside what the person says of themselves. */
export const IdentityRequest = z.object({
  id: z.number(),
  state: z.enum(IDENTITY_STATES),
  sent_at: Instant,
  decided_at: Instant.nullable(),
  reason: z.string().nullable(),
  user: z.object({
    ID: z.number(),
    Username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.string().nullable(),
  }),
  /** `private-images/{key}`; nothing once decided. */
  front: z.string().nullable(),
  back: z.string().nullable(),
})
export type IdentityRequest = z.infer<typeof IdentityRequest>

export const getIdentity = endpoint({
  route: 'GET /user/identity',
  summary: 'En qué está la verificación de identidad de quien llama',
  access: 'member',
  replies: { 200: OwnIdentity },
  codes: [],
})

export const requestIdentity = endpoint({
  route: 'POST /user/identity',
  summary: 'Envía frente y dorso del DNI; las fotos se borran cuando se decide',
  access: 'verified',
  body: NoTexts,
  files: { front: { min: 1, max: 1 }, back: { min: 1, max: 1 } },
  replies: { 201: OwnIdentity },
  codes: ['image_invalid', 'identity_pending', 'identity_approved', 'too_many_attempts'],
})

export const listIdentityRequests = endpoint({
  route: 'GET /admin/identity',
  summary: 'Los pedidos de verificación de identidad; los que esperan, el más viejo primero',
  access: 'admin',
  query: z.strictObject({ ...paging(12), state: z.enum(IDENTITY_STATES).default('pending') }),
  replies: { 200: listOf(IdentityRequest) },
  codes: [],
})

export const acceptIdentity = endpoint({
  route: 'POST /admin/identity/:id/accept',
  summary: 'Da por verificada la identidad; suma sus puntos y borra las fotos',
  access: 'admin',
  params: z.object({ id: Id }),
  replies: { 200: Done },
  codes: ['not_found', 'identity_decided'],
})

export const refuseIdentity = endpoint({
  route: 'POST /admin/identity/:id/refuse',
  summary: 'Rechaza la verificación con un motivo que la persona lee; borra las fotos',
  access: 'admin',
  params: z.object({ id: Id }),
  body: z.strictObject({
    reason: z
      .string({ error: 'Escribí el motivo.' })
      .overwrite(cleanText)
      .min(1, { error: 'Escribí el motivo.' })
      .max(500, { error: 'Puede tener hasta 500 caracteres.' }),
  }),
  replies: { 200: Done },
  codes: ['not_found', 'identity_decided'],
})
