import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/**
 * The security headers that every reply carries, its own policy apart (`security-headers.ts`). They are the same for
 * all replies, so Helmet is asked once and not at each request.
 */
export function commonHeaders(secure: boolean): Record<string, string> {
  const headers: Record<string, string> = {}
  const collect = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
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
  return headers
}
