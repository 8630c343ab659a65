import type { AttemptLimit } from '../../platform/guarded-attempts.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What slows down guessing and flooding. All are counted in the database, over all processes. */
export interface AccountLimits {
  /** Wrong passwords for one account, from devices where its owner never logged in. */
  readonly loginByAccount: AttemptLimit
  /** Wrong passwords for one account from one device where its owner did. */
  readonly loginByDevice: AttemptLimit
  /** Wrong passwords from one network, whatever the account. */
  readonly loginByNetwork: AttemptLimit
  /** Registrations from one network, those refused for a taken name or e-mail included. */
  readonly registrationByNetwork: AttemptLimit
  /** Verification codes mailed to one person. */
  readonly codesByPerson: AttemptLimit
  /** Wrong current passwords of one person who changes it. */
  readonly passwordByPerson: AttemptLimit
  /** Links for another password, to one address and from one network. */
  readonly resetsByEmail: AttemptLimit
  readonly resetsByNetwork: AttemptLimit
  /** Uses of such links from one network. */
  readonly resetTriesByNetwork: AttemptLimit
}

export const accountLimits: AccountLimits = {
  loginByAccount: { kind: 'login.account', max: 5, perMs: 15 * MINUTE_MS },
  loginByDevice: { kind: 'login.device', max: 5, perMs: 15 * MINUTE_MS },
  loginByNetwork: { kind: 'login.network', max: 50, perMs: 15 * MINUTE_MS },
  registrationByNetwork: { kind: 'registration.network', max: 20, perMs: HOUR_MS },
  codesByPerson: { kind: 'verification.codes', max: 5, perMs: HOUR_MS },
  passwordByPerson: { kind: 'password.person', max: 5, perMs: 15 * MINUTE_MS },
  resetsByEmail: { kind: 'resets.email', max: 5, perMs: HOUR_MS },
  resetsByNetwork: { kind: 'resets.network', max: 20, perMs: HOUR_MS },
  resetTriesByNetwork: { kind: 'resets.tries', max: 50, perMs: 15 * MINUTE_MS },
}
