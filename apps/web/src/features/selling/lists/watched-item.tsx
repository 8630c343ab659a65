import type { ReactNode } from 'react'
import { useAuctionLive } from '../../../lib/use-live.ts'

interface WatchedItemProps {
  /** The auction that it shows; nothing when there is nothing to hear of it. */
  auction: number | null
  onChange: () => void
  children: ReactNode
}

/** An entry of one's own list, which says when something happens to its auction. */
export function WatchedItem({ auction, onChange, children }: WatchedItemProps) {
  useAuctionLive(auction, onChange, onChange)
  return <li className="min-w-0 rounded-card border border-line bg-surface p-3 md:p-4">{children}</li>
}
