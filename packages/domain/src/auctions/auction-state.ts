import { phaseAt } from './phase.ts'

export type Approval = 'pending' | 'approved' | 'rejected'

export type AuctionState = 'pending' | 'rejected' | 'scheduled' | 'running' | 'finished' | 'cancelled'

type AuctionFacts = { approval: Approval; cancelled: boolean; startAt: number; endAt: number }

/**
 * The one state that every reader shows, from what is stored and the clock, whether or not the end was settled. For
 * an auction that is not approved, time does not run.
 */
export function auctionStateAt(facts: AuctionFacts, now: number): AuctionState {
  if (facts.cancelled) return 'cancelled'
  if (facts.approval !== 'approved') return facts.approval
  const phase = phaseAt(facts, now)
  return phase === 'not-started' ? 'scheduled' : phase
}
