/** The database's error code of an error, or of the one that caused it. */
export function databaseCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return undefined
}

const AWAY_CODES = new Set([
  '57P01', // terminated by an administrator
  '57P02', // crashed
  '57P03', // starting or stopping
  '53300', // no connection left
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
])

const AWAY_WORDS = /Connection terminated|timeout exceeded when trying to connect|connection error and is not/

/** The database cannot be reached now; trying later may help. */
export function isDatabaseAway(error: unknown): boolean {
  const code = databaseCode(error)
  if (code !== undefined && (AWAY_CODES.has(code) || code.startsWith('08'))) return comesFromDatabase(error)
  return error instanceof Error && AWAY_WORDS.test(error.message)
}

/** Node's own codes also come from files and other sockets; the driver's have no path. */
function comesFromDatabase(error: unknown): boolean {
  return !(typeof error === 'object' && error !== null && 'path' in error)
}

/** The lock was not had in time, or the statement took too long. */
export function isBusy(error: unknown): boolean {
  const code = databaseCode(error)
  return code === '55P03' || code === '57014'
}

/** A transaction that the database broke off so that another could go on: running it again is right. */
export function isRetryable(error: unknown): boolean {
  const code = databaseCode(error)
  return code === '40001' || code === '40P01'
}
