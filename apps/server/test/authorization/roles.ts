/** Who calls. The owner is whose thing or data the call is about, the other party who bid on it. */
export const ROLES = [
  'visitor',
  'unverified',
  'member',
  'owner',
  'otherParty',
  'banned',
  'deleted',
  'admin',
] as const
export type Role = (typeof ROLES)[number]
