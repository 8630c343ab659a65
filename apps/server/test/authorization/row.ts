import type { FormFields } from '../person.ts'
import type { Role } from './roles.ts'
import type { Stage } from './stage.ts'

/** What each is answered: a status for every role. */
type Expectation = Readonly<Record<Role, number>>

export interface Sent {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: string
  /** A JSON body. */
  readonly body?: Readonly<Record<string, unknown>>
  /** The fields of a form, for calls with files. */
  readonly fields?: FormFields
}

export interface Row {
  readonly expects: Expectation
  /** What is sent, made for each caller; nothing when the call takes nothing. */
  readonly send?: (stage: Stage) => Sent
  /** What one did would change what the next is answered: a stage for each caller. */
  readonly apart?: boolean
}

export type Rows = Readonly<Record<string, Row>>
type Send = NonNullable<Row['send']>
type Over = Partial<Expectation>

/** The same row, with a stage for each caller. */
export function apart(row: Row): Row {
  return { ...row, apart: true }
}

function row(expects: Expectation, send: Send | undefined): Row {
  return send ? { expects, send } : { expects }
}

const all = (status: number): Expectation => ({
  visitor: status,
  unverified: status,
  member: status,
  owner: status,
  otherParty: status,
  banned: status,
  deleted: status,
  admin: status,
})

/** For everybody; old secrets count as none, but a banned person is told about the ban. */
export function anybody(status: number, send?: Send, over: Over = {}): Row {
  return row({ ...all(status), ...over }, send)
}

/** For whoever has a session. */
export function members(status: number, send?: Send, over: Over = {}): Row {
  return row({ ...all(status), visitor: 401, deleted: 401, banned: 403, ...over }, send)
}

/** For whoever verified their e-mail. */
export function verified(status: number, send?: Send, over: Over = {}): Row {
  return members(status, send, { unverified: 403, ...over })
}

/** For administrators. */
export function admins(status: number, send?: Send, over: Over = {}): Row {
  const nobody = { unverified: 403, member: 403, owner: 403, otherParty: 403 }
  return members(status, send, { ...nobody, ...over })
}
