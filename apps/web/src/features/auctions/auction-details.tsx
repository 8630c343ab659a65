import { useServerNow } from '../../lib/use-server-now.ts'
import { AuctionFacts } from './auction-facts.tsx'
import { Description } from './description.tsx'
import { RepublishedLinks } from './republished-links.tsx'
import { useKnownAuction } from './use-known-auction.ts'

/** What is offered, in the seller's words and in facts. */
export function AuctionDetails({ id }: { id: number }) {
  const auction = useKnownAuction(id)
  const nowMs = useServerNow()
  if (!auction) return null
  return (
    <>
      <RepublishedLinks auction={auction} />
      <Description auction={auction} />
      <AuctionFacts auction={auction} nowMs={nowMs} />
    </>
  )
}
