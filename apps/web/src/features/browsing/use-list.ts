import type { CappedMeta } from '@martillo/contract/auction-filters'
import type { AuctionCard } from '@martillo/contract/auctions'
import { useState } from 'react'
import type { Reply } from '../../lib/api-types.ts'
import { type CallKey, useCall } from '../../lib/use-call.ts'
import type { SectionRoute } from './list-keys.ts'

type ListRoute =
  | SectionRoute
  | 'GET /categories/:id/auctions'
  | 'GET /subcategories/:id/auctions'
  | 'GET /auctions/user/:userId'
  | 'GET /browse'

export interface List {
  /** Undefined while nothing is there to show. */
  cards: readonly AuctionCard[] | undefined
  meta: (CappedMeta & { did_you_mean?: string | undefined }) | undefined
  /** What is shown belongs to the page or the filters before; the new ones are on their way. */
  stale: boolean
  failed: boolean
  retry: () => void
}

/**
 * One page of a list. While another page or other filters are on their way, the cards before stay, so that
 * nothing jumps: give the component that calls it the list's identity as `key`, or another list's would stay.
 */
export function useList(key: CallKey<ListRoute> | null): List {
  const { data, error, mutate } = useCall(key)
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  const reply = data ?? (key === null || error ? undefined : last)
  return {
    // What the server does not know, as a province that somebody wrote into the address, is had by no auction.
    cards: error?.status === 400 ? [] : reply && cardsOf(reply),
    meta: reply?.meta,
    stale: data === undefined && reply !== undefined,
    failed: Boolean(error) && error?.status !== 400,
    retry: () => void mutate(),
  }
}

function cardsOf(reply: Reply<ListRoute>): readonly AuctionCard[] {
  return 'auctions' in reply ? reply.auctions : reply.data
}
