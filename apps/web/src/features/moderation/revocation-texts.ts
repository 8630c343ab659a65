import type { RevocationKind } from '@martillo/contract/moderation'

/** What is typed into the form. */
export interface RevocationTexts {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly subject: string
  readonly message: string
}

/** In the order of the form, so that the first fault is the first in sight. */
export const revocationFields = ['name', 'email', 'phone', 'subject', 'message'] as const
export type RevocationField = (typeof revocationFields)[number]

export type RevocationErrors = Partial<Record<RevocationField, string>>

/** The call's body; without an e-mail where it is left to the account's. */
export function bodyOf(kind: RevocationKind, texts: RevocationTexts, requestId: string) {
  const { email, ...others } = texts
  return { request_id: requestId, kind, ...others, ...(email.trim() === '' ? {} : { email }) }
}
