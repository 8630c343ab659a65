import * as accounts from './accounts.ts'
import * as approval from './approval.ts'
import * as search from './auction-search.ts'
import * as auctions from './auctions.ts'
import * as bans from './bans.ts'
import * as bids from './bids.ts'
import * as blocks from './blocks.ts'
import * as catalog from './catalog.ts'
import * as deletion from './deletion.ts'
import * as devices from './devices.ts'
import * as diagnostics from './diagnostics.ts'
import * as drafts from './drafts.ts'
import type { EndpointSpec } from './endpoint.ts'
import * as identity from './identity.ts'
import * as media from './media.ts'
import * as moderation from './moderation.ts'
import * as notifications from './notifications.ts'
import * as passwords from './passwords.ts'
import * as preferences from './preferences.ts'
import * as profile from './profile.ts'
import * as reach from './reach.ts'
import * as reputation from './reputation.ts'
import * as selling from './selling.ts'
import * as similar from './similar.ts'
import * as slides from './slides.ts'
import * as socialLogin from './social-login.ts'
import * as system from './system.ts'
import * as userLookups from './user-lookups.ts'

const slices = [
  system,
  media,
  catalog,
  slides,
  accounts,
  socialLogin,
  deletion,
  passwords,
  devices,
  profile,
  userLookups,
  blocks,
  identity,
  preferences,
  reputation,
  diagnostics,
  auctions,
  drafts,
  reach,
  selling,
  similar,
  approval,
  search,
  bids,
  notifications,
  moderation,
  bans,
] as const

// Distributes over the slices: the keys of a union would only be those that all have in common.
type Values<T> = T extends unknown ? T[keyof T] : never
type EndpointOf<T> = T extends EndpointSpec ? T : never
type AnyEndpoint = EndpointOf<Values<(typeof slices)[number]>>

/** Every call by its route, for typed clients: `Endpoints['PUT /auctions/:id/bids/:uuid']`. */
export type Endpoints = { [E in AnyEndpoint as E['route']]: E }

function isEndpoint(value: unknown): value is EndpointSpec {
  return typeof value === 'object' && value !== null && 'route' in value && 'access' in value
}

/** The whole list of calls, for the API's page and for tests that walk over it. */
export const allEndpoints: readonly EndpointSpec[] = slices.flatMap((slice) =>
  Object.values(slice).filter(isEndpoint),
)
