import type { PublishErrors, PublishTexts } from './publish-texts.ts'

/** What each part of the publishing form is given. */
export interface PartProps {
  texts: PublishTexts
  errors: PublishErrors
  /** Changes some of the fields. */
  set: (changes: Partial<PublishTexts>) => void
}
