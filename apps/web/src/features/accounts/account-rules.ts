import { zodResolver } from '@hookform/resolvers/zod'
import { RegisterForm, registrationSentences } from '@martillo/contract/accounts'
import { argentineDay } from '@martillo/domain/text/argentina-calendar'
import { judgeBirthDate } from '@martillo/domain/text/calendar-date'
import { judgePassword } from '@martillo/domain/text/password-rule'
import { judgeUsername } from '@martillo/domain/text/username'
import { z } from 'zod'
import { serverNow } from '../../lib/server-clock.ts'

// What the forms of an account check without the server: the wire's shapes and the rules that need nobody else. Only the
// server knows common passwords and how the service is called here. Fetched by `lateRules`, so nothing else imports this.

const registrationTexts = RegisterForm.omit({ profileImage: true })
const untouched = z.string()

function passwordFault(password: string, username: string): string | undefined {
  if (password === '') return undefined
  const judged = judgePassword(password, { username, productName: '', isCommon: () => false })
  return judged.ok ? undefined : judged.sentence
}

function birthDateFault(birthDate: string): string | undefined {
  if (birthDate === '') return undefined
  const judged = judgeBirthDate(birthDate, argentineDay(serverNow()))
  return judged.ok ? undefined : registrationSentences[judged.refusal]
}

function newPassword(username: string) {
  return z
    .string()
    .min(1, { error: 'Escribí tu contraseña nueva.' })
    .superRefine((password, context) => {
      const message = passwordFault(password, username)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    })
}

function adult({ birthDate }: { readonly birthDate: string }, context: z.RefinementCtx) {
  const message = birthDateFault(birthDate)
  if (message !== undefined) context.addIssue({ code: 'custom', path: ['birthDate'], message })
}

export const registration = zodResolver(
  registrationTexts.superRefine(adult).superRefine((texts, context) => {
    const say = (field: keyof typeof texts, message: string) => {
      context.addIssue({ code: 'custom', path: [field], message })
    }
    const username = judgeUsername(texts.username)
    if (texts.username !== '' && !username.ok) say('username', registrationSentences[username.refusal])
    const fault = passwordFault(texts.password, username.ok ? username.username : '')
    if (fault !== undefined) say('password', fault)
  }),
)

/** The registration without what Google or Apple told already. */
export const completion = zodResolver(
  registrationTexts.extend({ email: untouched, username: untouched, password: untouched }).superRefine(adult),
)

export const person = zodResolver(
  registrationTexts.pick({ firstName: true, lastName: true, birthDate: true }).superRefine(adult),
)
export const contact = zodResolver(registrationTexts.pick({ phoneNumber: true }))
export const address = zodResolver(registrationTexts.pick({ province: true, city: true, location: true }))

export const forgottenPassword = zodResolver(
  z.object({
    email: z
      .string()
      .trim()
      .min(1, { error: 'Completá tu email.' })
      .pipe(z.email({ error: 'Escribí un email válido, como nombre@correo.com.' })),
  }),
)
export const passwordReset = zodResolver(z.object({ new_password: newPassword('') }))
export const passwordChange = (username: string, hasPassword: boolean) =>
  zodResolver(
    z.object({
      current_password: z.string().min(1, {
        error: hasPassword ? 'Escribí tu contraseña actual.' : 'Escribí el código que te mandamos.',
      }),
      new_password: newPassword(username),
    }),
  )
