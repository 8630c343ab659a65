import { judgePassword } from '@martillo/domain/text/password-rule'
import { z } from 'zod'

/** What can be said of a new password without the server, which alone knows the common ones. */
export function newPasswordRule(username: string) {
  return z
    .string()
    .min(1, { error: 'Escribí tu contraseña nueva.' })
    .superRefine((password, context) => {
      if (password === '') return
      const judged = judgePassword(password, { username, productName: 'Martillo', isCommon: () => false })
      if (!judged.ok) context.addIssue({ code: 'custom', message: judged.sentence })
    })
}
