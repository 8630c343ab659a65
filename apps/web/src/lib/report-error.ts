import type { ErrorOrigin } from '@martillo/contract/diagnostics'
import { ApiError } from './api-error.ts'
import { sendErrorReport } from './send-error-report.ts'
import { readSession } from './session-store.ts'

export interface CaughtError {
  origin: ErrorOrigin
  error: unknown
  /** What the window says of it, which is all there is of scripts that it may not look into. */
  message?: string
  filename?: string
  /** The components around it, of what React caught. */
  stack?: string
}

const MOST_PER_PAGE = 10
const UNKNOWN_STACK = 'No disponible'

/** What browsers tell though nothing is broken, and what nobody here can mend. */
const NOISE =
  /^(?:Uncaught )?(?:ResizeObserver loop|Script error|AbortError|TypeError: cancelled|(?:TypeError: )?(?:Failed to fetch|Load failed|cancelled|NetworkError when attempting to fetch resource\.)$)/
const EXTENSION = /(?:chrome|moz|safari|safari-web)-extension:|webkit-masked-url:/

let left = MOST_PER_PAGE
const told = new Set<string>()

function textOf(value: unknown, field: 'message' | 'stack' | 'name'): string {
  if (typeof value !== 'object' || value === null) return ''
  const text = (value as Record<string, unknown>)[field]
  return typeof text === 'string' ? text : ''
}

/** Without what a database cannot keep: NUL and halves of characters. */
function tidy(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\0|\p{Surrogate}/gu, '')
}

function messageOf({ origin, error, message }: CaughtError): string {
  const said = textOf(error, 'message') || (typeof error === 'string' ? error : '') || message
  return said || (origin === 'promise' ? 'Unhandled promise rejection' : textOf(error, 'name') || 'Error')
}

function isNoise({ error, filename }: CaughtError, message: string, stack: string): boolean {
  if (textOf(error, 'name') === 'AbortError') return true
  // Without a network no call succeeds, nor would this one.
  if (error instanceof ApiError && error.status === 0) return true
  return NOISE.test(message) || EXTENSION.test(`${filename} ${stack}`)
}

/**
 * Tells the server of an error that was caught: the same one once, ten in the life of a page, and none of what is
 * noise. Whatever goes wrong with it ends here, and ends the reporting: a failure to report is never reported.
 */
export async function reportError(caught: CaughtError): Promise<void> {
  const message = tidy(messageOf(caught), 500)
  const trace = textOf(caught.error, 'stack')
  const stack = tidy(caught.stack || trace || caught.filename || UNKNOWN_STACK, 4_000)
  const key = `${message} ${trace.slice(0, 300)}`
  if (left === 0 || told.has(key) || isNoise(caught, message, `${stack} ${trace}`)) return
  told.add(key)
  left -= 1
  try {
    await sendErrorReport({ message, stack, user_id: readSession()?.ID ?? null, origin: caught.origin })
  } catch {
    left = 0
  }
}
