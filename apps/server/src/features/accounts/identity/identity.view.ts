import type { IdentityRequest, OwnIdentity } from '@martillo/contract/identity'
import type { LatestRequestRow, RequestRow } from './identity.store.ts'

const STATES = ['pending', 'approved', 'rejected'] as const

function stateOf(text: string) {
  const state = STATES.find((one) => one === text)
  if (!state) throw new Error(`An identity request is in the unknown state ${text}`)
  return state
}

export function ownIdentityView(row: LatestRequestRow | undefined): OwnIdentity {
  if (!row) return { state: 'none', sent_at: null, decided_at: null, reason: null }
  return {
    state: stateOf(row.state),
    sent_at: row.sent_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  }
}

export function identityRequestView(row: RequestRow): IdentityRequest {
  const pathOf = (key: string | null) => (key && row.state === 'pending' ? `private-images/${key}` : null)
  return {
    id: row.id,
    state: stateOf(row.state),
    sent_at: row.sent_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    user: {
      ID: row.user_id,
      Username: row.username,
      firstName: row.first_name,
      lastName: row.last_name,
      birthDate: row.birth_date,
    },
    front: pathOf(row.front),
    back: pathOf(row.back),
  }
}
