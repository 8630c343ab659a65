import type { ZodObject, ZodType } from 'zod'

/** Who may call: anybody, a logged-in person, one with a verified e-mail, an administrator. There is no default. */
export type Access = 'visitor' | 'member' | 'verified' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A file field of a multipart call and how many files it takes. */
export interface FileField {
  readonly min: number
  readonly max: number
}

export interface EndpointSpec {
  /** `METHOD /path/:param`, below the API's base. */
  readonly route: `${Method} /${string}`
  /** One Spanish sentence for the API's page. */
  readonly summary: string
  readonly access: Access
  readonly params?: ZodObject
  readonly query?: ZodObject
  /** The JSON body, or the text fields of a multipart one when `files` is given. */
  readonly body?: ZodObject
  /** Present: the call is multipart. */
  readonly files?: Readonly<Record<string, FileField>>
  readonly replies: Readonly<Record<number, ZodType>>
  /** The closed list of refusal codes beyond those that every call may answer. */
  readonly codes: readonly string[]
}

/** Declares a call; the literal types of the route and schemas are kept for the typed client and server. */
export function endpoint<const S extends EndpointSpec>(spec: S): S {
  return spec
}
