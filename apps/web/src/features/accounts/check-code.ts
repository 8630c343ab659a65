import { call } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'

/** Verifies the e-mail with a code; null when it is verified, else what to say. */
export async function checkCode(code: string): Promise<string | null> {
  try {
    // As text: a number would lose its leading zeros.
    await call('POST /verifyemail', { body: { verification_code: code } })
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) return 'Verification failed'
    // Verified meanwhile on another device.
    if (error.code === 'already_verified') return null
    if (error.message === 'Invalid verification code') return 'Código inválido'
    return sentenceOf(error, 'Verification failed')
  }
}
