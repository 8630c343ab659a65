import { sentenceFor } from './sentences.ts'

export type Facts = Readonly<Record<string, unknown>>

/** An answer other than the good one. The error handler makes the reply of it. */
export class Failure extends Error {
  readonly status: number
  readonly code: string
  /** Spanish, may be shown. */
  readonly sentence: string
  /** Further fields of the reply: amounts in pesos, instants as ISO text. */
  readonly facts: Facts
  readonly retryAfterS: number | undefined

  constructor(status: number, code: string, sentence: string, facts: Facts = {}, retryAfterS?: number) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
    this.sentence = sentence
    this.facts = facts
    this.retryAfterS = retryAfterS
  }
}

/**
 * Well-formed, but a rule says no: 422. `facts` go into the reply and the sentence, so amounts are pesos and
 * instants ISO text. The sentence comes from the slice's table unless one is given.
 */
export function refused(code: string, facts: Facts = {}, sentence = sentenceFor(code, facts)): Failure {
  return new Failure(422, code, sentence, facts)
}

/** Any other status, with a sentence of its own. */
export function failure(status: number, code: string, sentence: string, facts: Facts = {}): Failure {
  return new Failure(status, code, sentence, facts)
}

/** Not there, or not yours to see: both look the same. */
export function notFound(sentence = 'No lo encontramos.'): Failure {
  return new Failure(404, 'not_found', sentence)
}

/** Too many requests or attempts; `retryAfterS` seconds until the next is looked at. */
export function tooMany(code: string, retryAfterS: number, sentence: string): Failure {
  return new Failure(429, code, sentence, {}, Math.max(1, Math.ceil(retryAfterS)))
}
