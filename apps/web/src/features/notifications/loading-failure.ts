import type { ApiError } from '../../lib/api-error.ts'

/** What is said when notifications could not be read; without an answer at all, the network's own sentence. */
export function loadingFailure({ status, message }: Pick<ApiError, 'status' | 'message'>): string {
  return status === 0 ? message : `HTTP error! status: ${status}`
}
