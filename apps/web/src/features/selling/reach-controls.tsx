import { FeatureToggle } from './feature-toggle.tsx'
import { PrivateLinkControls } from './private-link-controls.tsx'
import type { ReachedAuction } from './reached-auction.ts'

/** How a seller's own auction reaches people: featured among all, or by its private link. Nothing when neither applies. */
export function ReachControls({ auction }: { auction: ReachedAuction }) {
  if (auction.private) return auction.state === 'rejected' ? null : <PrivateLinkControls auction={auction} />
  const isOpen = auction.state === 'running' || auction.state === 'scheduled'
  return isOpen ? <FeatureToggle auction={auction} /> : null
}
