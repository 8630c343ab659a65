import { AMOUNT_SENTENCE } from '@martillo/contract/shapes'
import type { z } from 'zod'
import { Failure } from './failure.ts'

type Issue = z.core.$ZodIssue
type RawIssue = z.core.$ZodRawIssue

const UNSHAPED = 'Este dato no tiene la forma esperada.'

/** Sentences for what a contract's schema did not put into words itself. */
export function sentenceOfIssue(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Falta este dato.' : UNSHAPED
    case 'too_small':
      return issue.origin === 'string' ? 'Es demasiado corto.' : `El mínimo es ${issue.minimum}.`
    case 'too_big':
      return issue.origin === 'string'
        ? `Puede tener hasta ${issue.maximum} caracteres.`
        : `El máximo es ${issue.maximum}.`
    case 'unrecognized_keys':
      return 'No conocemos este dato.'
    default:
      return UNSHAPED
  }
}

function fieldsOf(issue: Issue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key].join('.'))
  return [issue.path.join('.')]
}

/** Malformed input: 400, with one sentence per field; a wrong amount has a code of its own. */
export function invalidInput(issues: readonly Issue[]): Failure {
  const details: Record<string, string> = {}
  for (const issue of issues) {
    for (const field of fieldsOf(issue)) details[field || 'body'] ??= issue.message
  }
  const amount = issues.some((issue) => issue.message === AMOUNT_SENTENCE)
  const first = Object.values(details)[0]
  const onlyAmount = amount && Object.keys(details).length === 1
  return new Failure(
    400,
    amount ? 'amount_invalid' : 'invalid',
    onlyAmount
      ? AMOUNT_SENTENCE
      : Object.keys(details).length === 1 && first
        ? first
        : 'Revisá los datos marcados.',
    { details },
  )
}

/** Malformed input found without a schema, told for one field. */
export function invalidField(field: string, sentence: string): Failure {
  return new Failure(400, 'invalid', sentence, { details: { [field]: sentence } })
}
