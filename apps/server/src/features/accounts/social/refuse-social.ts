import { type SocialRefusal, socialSentences } from '@martillo/contract/social-login'
import { Failure, failure, refused } from '../../../platform/http/failure.ts'

const RETRY_AFTER_S = 10

/** The refusal of a login by a provider, with its sentence. */
export function refuseSocial(code: SocialRefusal): Failure {
  const sentence = socialSentences[code]
  if (code === 'provider_away') return new Failure(503, code, sentence, {}, RETRY_AFTER_S)
  if (code === 'account_exists') return failure(409, code, sentence)
  return refused(code, {}, sentence)
}
