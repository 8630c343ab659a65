import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

export interface CommonHeaders {
  /** Of pages and files. */
  readonly ofPages: Readonly<Record<string, string>>
  /** Of calls' answers: these are data, so what only tells a browser how to treat a document is left out. */
  readonly ofCalls: Readonly<Record<string, string>>
}

/** Kept where a call is answered with a redirect, or its answer opened as if it were a page. */
const ALSO_OF_DATA = new Set([
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
])

/**
 * The security headers of replies, their own policy apart (`security-headers.ts`). They are the same for all of a kind, so
 * Helmet is asked once and not at each request.
 */
export function commonHeaders(secure: boolean): CommonHeaders {
  const ofPages: Record<string, string> = {}
  const collect = {
    setHeader: (name: string, value: string) => {
      ofPages[name.toLowerCase()] = value
    },
    removeHeader: () => undefined,
  }
  const ask = helmet({
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  ask({} as IncomingMessage, collect as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  const ofCalls = Object.fromEntries(Object.entries(ofPages).filter(([name]) => ALSO_OF_DATA.has(name)))
  return { ofPages, ofCalls }
}
