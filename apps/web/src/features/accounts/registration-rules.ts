import { registrationSentences } from '@martillo/contract/accounts'
import { argentineDay } from '@martillo/domain/text/argentina-calendar'
import { judgeBirthDate } from '@martillo/domain/text/calendar-date'
import { judgePassword } from '@martillo/domain/text/password-rule'
import { judgeUsername } from '@martillo/domain/text/username'
import { serverNow } from '../../lib/server-clock.ts'
import { registrationTexts } from './registration-fields.ts'

/** The form's own check: the wire's shapes and the rules that need no server. It alone knows common passwords. */
export const registrationRules = registrationTexts.superRefine((texts, context) => {
  const say = (field: keyof typeof texts, message: string) => {
    context.addIssue({ code: 'custom', path: [field], message })
  }
  const username = judgeUsername(texts.username)
  if (texts.username !== '' && !username.ok) say('username', registrationSentences[username.refusal])
  const password = judgePassword(texts.password, {
    username: username.ok ? username.username : '',
    productName: 'Martillo',
    isCommon: () => false,
  })
  if (texts.password !== '' && !password.ok) say('password', password.sentence)
  const birthDate = judgeBirthDate(texts.birthDate, argentineDay(serverNow()))
  if (texts.birthDate !== '' && !birthDate.ok) say('birthDate', registrationSentences[birthDate.refusal])
})
