import { judgePassword } from '@martillo/domain/text/password-rule'
import { refused } from '../../../platform/http/failure.ts'
import { isCommonPassword } from '../common-passwords.ts'

/** Throws 422 `password_weak` with the sentence at the field when a new password is none that the house takes. */
export function refuseWeak(password: string, username: string, productName: string): void {
  const judged = judgePassword(password, { username, productName, isCommon: isCommonPassword })
  if (judged.ok) return
  throw refused(judged.refusal, { details: { new_password: judged.sentence } }, judged.sentence)
}
