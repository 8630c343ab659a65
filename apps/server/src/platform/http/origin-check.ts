import type { FastifyRequest } from 'fastify'
import { failure } from './failure.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const FOREIGN_SITES = new Set(['cross-site', 'same-site'])

/** `scheme://host[:port]` of an address, without a path. */
function originOf(url: string): string {
  const { protocol, host } = new URL(url)
  return `${protocol}//${host}`
}

/** Whether a page at this origin may use the session: ours, the one that was typed, or one on the list. */
export function isOwnOrigin(origin: string, request: FastifyRequest, own: readonly string[]): boolean {
  return own.includes(origin) || origin === `${request.protocol}://${request.host}`
}

export function ownOrigins(publicUrl: string, appOrigins: readonly string[]): string[] {
  return [originOf(publicUrl), ...appOrigins]
}

/**
 * Refuses changes that another site starts in somebody's browser: with a session cookie when the browser says
 * that the page is of another site, and always when the page's origin is none of ours. A bearer is never sent
 * by a browser on its own, so it passes; so does a call that carries neither header.
 */
export function checkOrigin(request: FastifyRequest, own: readonly string[]): void {
  if (SAFE.has(request.method) || request.sessionBy === 'bearer') return
  if (request.routeOptions.config.foreignOrigin) return
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  const foreignSite = request.sessionBy === 'cookie' && typeof site === 'string' && FOREIGN_SITES.has(site)
  const foreignOrigin = origin !== undefined && !isOwnOrigin(origin, request, own)
  if (foreignSite || foreignOrigin) {
    throw failure(403, 'foreign_origin', 'Este pedido vino de otro sitio y no lo aceptamos.')
  }
}
