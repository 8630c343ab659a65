import { RevocationForm, type RevocationKind, revocationSentences } from '@martillo/contract/moderation'
import { newUuid } from '../../lib/new-uuid.ts'

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

/** The same rules as the server's; whoever is logged in may leave the e-mail out. */
export function faultsOf(kind: RevocationKind, texts: RevocationTexts, isMember: boolean): RevocationErrors {
  const faults: RevocationErrors = {}
  if (texts.email.trim() === '' && !isMember) faults.email = revocationSentences.email_missing
  if (kind === 'arrepentimiento' && texts.subject.trim() === '') {
    faults.subject = revocationSentences.subject_missing
  }
  const judged = RevocationForm.safeParse(bodyOf(kind, texts, newUuid()))
  for (const { path, message } of judged.error?.issues ?? []) {
    const field = revocationFields.find((name) => name === path[0])
    if (field) faults[field] ??= message
  }
  return faults
}
