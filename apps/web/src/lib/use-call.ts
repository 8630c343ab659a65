import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { pathOf } from './api.ts'
import type { ApiError } from './api-error.ts'
import type { CallArguments, GetRoute, Reply } from './api-types.ts'

/** An SWR key that remembers which call it reads, so that its data come back typed. */
export type CallKey<R extends GetRoute> = string & { readonly __route?: R }

/**
 * The SWR key of a reading call: its path with parameters and query. Serves to read (`useCall`), to read
 * again (`mutate(keyOf('GET /auctions/:id', { params: { id } }))`) and to name what a page needs.
 */
export function keyOf<R extends GetRoute>(route: R, ...input: CallArguments<R>): CallKey<R> {
  return pathOf(route, ...input)
}

/** Reads a call through SWR: `useCall(keyOf('GET /auctions', { query: { page } }))`; null reads nothing. */
export function useCall<R extends GetRoute>(
  key: CallKey<R> | null,
  options?: SWRConfiguration<Reply<R>, ApiError>,
): SWRResponse<Reply<R>, ApiError> {
  return useSWR<Reply<R>, ApiError>(key, options ?? {})
}
