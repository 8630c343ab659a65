import type { SWRConfiguration } from 'swr'
import { readPath } from './api.ts'
import { ApiError } from './api-error.ts'

interface Connection {
  effectiveType?: string
  saveData?: boolean
}

function isSlow(): boolean {
  const { connection } = globalThis.navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || ['slow-2g', '2g'].includes(connection?.effectiveType ?? '')
}

/** The cache's constants. A refusal of the caller (4xx) is an answer and is not asked for again. */
export const swrConfig: SWRConfiguration = {
  fetcher: readPath,
  dedupingInterval: 2_000,
  focusThrottleInterval: 5_000,
  errorRetryInterval: 5_000,
  loadingTimeout: 3_000,
  keepPreviousData: false,
  onErrorRetry(error, _key, config, revalidate, { retryCount }) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return
    if (retryCount > 8) return
    const base = isSlow() ? 10_000 : config.errorRetryInterval
    const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0
    setTimeout(() => void revalidate({ retryCount }), Math.max(base, asked))
  },
}
