import { ApiError } from '../../lib/api-error.ts'

/** What a refused ban or lifting says: the server's `message`, or the given sentence. */
export function banFault(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  const { message } = error.facts
  return typeof message === 'string' && message !== '' ? message : otherwise
}
