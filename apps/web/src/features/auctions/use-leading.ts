import { useSession } from '../../lib/session.tsx'
import { keyOf, useCall } from '../../lib/use-call.ts'

const NONE: ReadonlySet<number> = new Set()

/** The auctions that the person logged in is winning, for the pill on their cards. Lists are the same for everyone. */
export function useLeading(): ReadonlySet<number> {
  const { state } = useSession()
  const { data } = useCall(
    state === 'in' ? keyOf('GET /user/bids', { query: { state: 'leading', limit: 50 } }) : null,
  )
  return data ? new Set(data.data.map(({ ID }) => ID)) : NONE
}
