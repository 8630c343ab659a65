import type { Auction } from '@martillo/contract/auctions'
import { keyOf, useCall } from '../../lib/use-call.ts'

const NEVER_READ = { revalidateOnMount: false, revalidateOnFocus: false, revalidateOnReconnect: false }

/**
 * An auction as the page around knows it, which keeps it fresh. For parts whose code comes later: they take nothing that
 * changes, or a change before that would throw away what the server drew.
 */
export function useKnownAuction(id: number): Auction | undefined {
  return useCall(keyOf('GET /auctions/:id', { params: { id } }), NEVER_READ).data
}
