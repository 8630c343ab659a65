import { type RegisterForm, registrationSentences } from '@martillo/contract/accounts'
import { argentineDay } from '@martillo/domain/text/argentina-calendar'
import { judgeBirthDate } from '@martillo/domain/text/calendar-date'
import { judgePassword } from '@martillo/domain/text/password-rule'
import { judgeUsername } from '@martillo/domain/text/username'
import type { z } from 'zod'
import { type Failure, refused } from '../../platform/http/failure.ts'
import { invalidField } from '../../platform/http/invalid-input.ts'
import { findProvince } from '../catalog/public.ts'
import type { NewUser } from './accounts.store.ts'
import { cleanEmail } from './clean-email.ts'
import { isCommonPassword } from './common-passwords.ts'

export type RegisterTexts = z.output<typeof RegisterForm>

type Refusal = keyof typeof registrationSentences

/** A refusal with its sentence at the field that it is about. */
function refusedAt(field: keyof RegisterTexts, code: Refusal | 'password_weak', sentence: string): Failure {
  return refused(code, { details: { [field]: sentence } }, sentence)
}

/**
 * What a registration must fulfil by itself, before anybody else is looked at: the name, 18 years, the
 * password, a province of the list. Throws the first refusal, else answers the person as they are kept.
 */
export function judgeRegistration(
  texts: RegisterTexts,
  { now, productName }: { now: Date; productName: string },
): Omit<NewUser, 'passwordHash' | 'profileImage'> {
  const name = judgeUsername(texts.username)
  if (!name.ok) throw refusedAt('username', name.refusal, registrationSentences[name.refusal])
  const birth = judgeBirthDate(texts.birthDate, argentineDay(now.getTime()))
  if (!birth.ok) throw refusedAt('birthDate', birth.refusal, registrationSentences[birth.refusal])
  const { username } = name
  const password = judgePassword(texts.password, { username, productName, isCommon: isCommonPassword })
  if (!password.ok) throw refusedAt('password', password.refusal, password.sentence)
  const province = findProvince(texts.province)
  if (!province) throw invalidField('province', 'Elegí una provincia de la lista.')
  return {
    username,
    email: cleanEmail(texts.email),
    birthDay: texts.birthDate,
    firstName: texts.firstName,
    lastName: texts.lastName,
    phone: texts.phoneNumber,
    province,
    location: texts.location,
    city: texts.city,
  }
}
