import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant } from './shapes.ts'

/** What a person types so that nobody leaves by accident. */
const DELETION_WORD = 'ELIMINAR'

/** What the form says before anything is sent; the server says the same. */
const deletionSentences = {
  confirmation: 'Por favor escribe el texto de confirmación exactamente como se muestra',
  password: 'Por favor ingresa tu contraseña para confirmar',
} as const

export const deleteAccount = endpoint({
  route: 'DELETE /user/account',
  summary:
    'Elimina la cuenta propia para siempre. Quien no tiene contraseña manda el código que le llegó por mail',
  access: 'member',
  body: z.strictObject({
    confirmation: z.literal(DELETION_WORD, { error: deletionSentences.confirmation }),
    /** As it was typed; or the six digits of the code. */
    password: z
      .string({ error: deletionSentences.password })
      .max(1_000, { error: deletionSentences.password })
      .refine((typed) => typed.trim() !== '', { error: deletionSentences.password }),
  }),
  replies: { 200: Done },
  codes: [
    'password_wrong',
    'code_wrong',
    'code_expired',
    'code_spent',
    'too_many_attempts',
    'active_auctions',
    'active_bids',
    'open_sale',
    'commission_unpaid',
  ],
})

export const deleteUser = endpoint({
  route: 'DELETE /user/:id',
  summary: 'Elimina para siempre la cuenta de otra persona; queda registrado quién lo hizo',
  access: 'admin',
  params: z.object({ id: Id }),
  replies: { 200: Done },
  codes: ['not_found', 'delete_admin', 'active_auctions', 'active_bids', 'open_sale', 'commission_unpaid'],
})

export const sendDeletionCode = endpoint({
  route: 'POST /user/account/code',
  summary: 'Envía a quien no tiene contraseña el código con el que elimina su cuenta',
  access: 'member',
  replies: { 200: z.object({ ok: z.literal(true), next_at: Instant }) },
  codes: ['has_password', 'too_many_attempts'],
})
