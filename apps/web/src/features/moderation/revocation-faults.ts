import { RevocationForm, type RevocationKind, revocationSentences } from '@martillo/contract/moderation'
import { newUuid } from '../../lib/new-uuid.ts'
import { bodyOf, type RevocationErrors, type RevocationTexts, revocationFields } from './revocation-texts.ts'

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
