import type { ErrorReply } from '@martillo/contract/shapes'
import { refusalSentence } from './refusals.ts'

/**
 * A call that was answered with a refusal, or not answered at all (then `status` is 0 and `code` is
 * `network`). `message` is a sentence that may be shown; `facts` is the whole body of the refusal.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly facts: Partial<ErrorReply>
  /** Seconds to wait before asking again, when the server says so. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    message: string,
    facts: {
      status: number
      code: string
      body?: Partial<ErrorReply>
      retryAfterSeconds?: number | undefined
    },
  ) {
    super(message)
    this.status = facts.status
    this.code = facts.code
    this.facts = facts.body ?? {}
    this.retryAfterSeconds = facts.retryAfterSeconds
  }

  /** The sentence of one field of a form that the server refused, if it named that field. */
  fieldSentence(field: string): string | undefined {
    return this.facts.details?.[field]
  }
}

/** A refusal in words that can travel: what makes it an ApiError again. */
export type SaidRefusal = ConstructorParameters<typeof ApiError>

/** What to show for whatever a call threw; `otherwise` is for what was no refusal, or one without a word. */
export function sentenceOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  const isSaid = error.status === 0 || Object.keys(error.facts).length > 0
  return refusalSentence(error.code) ?? (isSaid ? error.message : otherwise)
}
