import { ApiError } from '../../lib/api-error.ts'
import { emptyRegistration, type RegistrationField } from './registration-fields.ts'

export interface RegistrationErrors {
  /** Sentences by field. */
  readonly fields: Partial<Record<RegistrationField | 'profileImage', string>>
  /** For the whole form, when no field is to blame. */
  readonly form?: string
}

const names = new Set<string>([...Object.keys(emptyRegistration), 'profileImage'])

/** Where the sentences of a refused registration belong. */
export function registrationErrors(error: unknown): RegistrationErrors {
  if (!(error instanceof ApiError)) return { fields: {}, form: 'Error al registrar el usuario' }
  if (error.status === 409) {
    const said = `${error.code} ${error.message}`
    if (/email/i.test(said))
      return { fields: { email: 'Este email ya está registrado. ¿Ya tienes una cuenta?' } }
    if (/username|usuario/i.test(said)) {
      return { fields: { username: 'Este nombre de usuario ya está en uso. Elige otro.' } }
    }
  }
  const details = Object.entries(error.facts.details ?? {}).filter(([field]) => names.has(field))
  if (details.length > 0) return { fields: Object.fromEntries(details) }
  return { fields: {}, form: error.message || 'Error al registrar el usuario' }
}
