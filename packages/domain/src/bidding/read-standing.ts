import { NO_BIDS, type Standing } from './standing.ts'

type StandingColumns = { [Key in keyof Standing]: number | null }

/**
 * Reads a standing from nullable columns. They are all null or all set; anything in between counts as no bids, so a
 * caller that stores them keeps that in one check.
 */
export function readStanding(columns: StandingColumns): Standing {
  const { priceCents, leaderId, leaderMaximumCents, leaderSetAt, bidsCount } = columns
  if (priceCents === null || leaderId === null || leaderMaximumCents === null || leaderSetAt === null) {
    return NO_BIDS
  }
  return { priceCents, leaderId, leaderMaximumCents, leaderSetAt, bidsCount: bidsCount ?? 0 }
}
