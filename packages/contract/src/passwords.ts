import { z } from 'zod'
import { RegisterForm } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Done, Instant } from './shapes.ts'

/** What the screens say before anything is sent; the server says the same. */
export const passwordSentences = {
  new: 'Escribí tu contraseña nueva.',
  current: 'Escribí tu contraseña actual.',
  token: 'El enlace no está completo. Abrilo otra vez desde el mail, o pedí otro.',
} as const

const NewPassword = z.string({ error: passwordSentences.new }).min(1, { error: passwordSentences.new })

export const updatePassword = endpoint({
  route: 'PUT /user/update-password',
  summary:
    'Cambia la contraseña propia y cierra las demás sesiones. Quien no tiene contraseña manda el código que le llegó por mail',
  access: 'member',
  body: z.strictObject({
    /** As it was typed; or the six digits of the code. */
    current_password: z
      .string({ error: passwordSentences.current })
      .min(1, { error: passwordSentences.current })
      .max(1_000, { error: passwordSentences.current }),
    new_password: NewPassword,
  }),
  replies: { 200: Done },
  codes: ['password_wrong', 'password_weak', 'code_wrong', 'code_expired', 'code_spent', 'too_many_attempts'],
})

export const sendPasswordCode = endpoint({
  route: 'POST /user/password-code',
  summary: 'Envía a quien no tiene contraseña el código con el que se pone una',
  access: 'member',
  replies: { 200: z.object({ ok: z.literal(true), next_at: Instant }) },
  codes: ['has_password', 'too_many_attempts'],
})

export const forgotPassword = endpoint({
  route: 'POST /forgot-password',
  summary: 'Envía un enlace para poner otra contraseña; contesta lo mismo exista o no la cuenta',
  access: 'visitor',
  body: z.strictObject({ email: RegisterForm.shape.email }),
  replies: { 200: Done },
  codes: ['too_many_attempts'],
})

export const resetPassword = endpoint({
  route: 'POST /reset-password',
  summary:
    'Pone otra contraseña con el enlace del mail, que vale 30 minutos y una vez; cierra todas las sesiones',
  access: 'visitor',
  body: z.strictObject({
    token: z.string({ error: passwordSentences.token }).max(200, { error: passwordSentences.token }),
    new_password: NewPassword,
  }),
  replies: { 200: Done },
  codes: ['reset_link_invalid', 'password_weak', 'too_many_attempts'],
})
