import type { FastifyReply, FastifyRequest } from 'fastify'

const STRICT_API = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * The policy of a page: scripts and styles are our files, nothing is inline. So a page is the same for every reply.
 * One that brings styles of its own along gives its reply's nonce.
 */
export function pagePolicy(publicUrl: string, nonce?: string): string {
  const secure = publicUrl.startsWith('https:')
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${secure ? 'wss:' : 'ws:'}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The readable page of the calls: its viewer writes styles into the page itself. */
export const DOCS_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Our own files: a worker's script brings its policy along, and it fetches from here. */
export const FILE_POLICY = "default-src 'self'; frame-ancestors 'none'"

/**
 * What a reply still lacks: the tight policy unless its route set another, and for public pictures the leave
 * to be shown in the packaged app, which is another origin.
 */
export function addPolicy(request: FastifyRequest, reply: FastifyReply): void {
  if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', STRICT_API)
  if (request.url.startsWith('/api/images/')) reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
}
