import { call } from '../../lib/api.ts'
import type { RegistrationTexts } from './registration-fields.ts'

/** Sends the registration; without a photo an empty text goes in its place. Throws an ApiError. */
export async function registerPerson(texts: RegistrationTexts, photo: File | null): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(texts)) body.append(name, value ?? '')
  body.append('profileImage', photo ?? '')
  await call('POST /register', { body })
}
