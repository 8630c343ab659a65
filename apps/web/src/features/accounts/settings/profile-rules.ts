import { registrationSentences } from '@martillo/contract/accounts'
import { argentineDay } from '@martillo/domain/text/argentina-calendar'
import { judgeBirthDate } from '@martillo/domain/text/calendar-date'
import type { z } from 'zod'
import { serverNow } from '../../../lib/server-clock.ts'
import { registrationTexts } from '../registration-fields.ts'

/** The parts of the registration that each section changes, with the same rules. */
export const personRules = registrationTexts
  .pick({ firstName: true, lastName: true, birthDate: true })
  .superRefine(({ birthDate }, context) => {
    const judged = judgeBirthDate(birthDate, argentineDay(serverNow()))
    if (birthDate === '' || judged.ok) return
    context.addIssue({ code: 'custom', path: ['birthDate'], message: registrationSentences[judged.refusal] })
  })
export const contactRules = registrationTexts.pick({ phoneNumber: true })
export const addressRules = registrationTexts.pick({ province: true, city: true, location: true })

export type PersonTexts = z.input<typeof personRules>
export type ContactTexts = z.input<typeof contactRules>
export type AddressTexts = z.input<typeof addressRules>
