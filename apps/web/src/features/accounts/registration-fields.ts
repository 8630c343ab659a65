import type { RegisterForm } from '@martillo/contract/accounts'
import type { z } from 'zod'

/** The texts of the registration form; the photo travels beside them. */
export type RegistrationTexts = Omit<z.input<typeof RegisterForm>, 'profileImage'>
export type RegistrationField = keyof RegistrationTexts

export interface RegistrationStep {
  readonly title: string
  readonly fields: readonly RegistrationField[]
}

/** One screen each on phones, one section each elsewhere; the order of fields is the order of reading. */
export const registrationSteps: readonly RegistrationStep[] = [
  { title: 'Tu cuenta', fields: ['email', 'username', 'password'] },
  { title: 'Sobre vos', fields: ['firstName', 'lastName', 'birthDate', 'phoneNumber'] },
  { title: 'Dónde estás', fields: ['province', 'city', 'location'] },
]

export const emptyRegistration: RegistrationTexts = {
  email: '',
  username: '',
  password: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  phoneNumber: '',
  province: '',
  city: '',
  location: '',
}

/** The step that holds a field, from 0. */
export function stepOf(field: RegistrationField): number {
  return Math.max(
    0,
    registrationSteps.findIndex((step) => step.fields.includes(field)),
  )
}

/** The first of the fields with an error, in the order of reading. */
export function firstWithError(
  errors: Partial<Record<RegistrationField, unknown>>,
): RegistrationField | undefined {
  return registrationSteps.flatMap((step) => step.fields).find((field) => errors[field])
}
