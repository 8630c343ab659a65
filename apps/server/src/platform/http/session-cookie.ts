import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Credentials } from '../session.ts'

/** Bound to the host under HTTPS; a browser takes that prefix only from there. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'session'
}

/** The secrets of a call. An empty or odd header is no secret, not an error. */
export function readCredentials(
  request: Pick<FastifyRequest, 'headers' | 'cookies'>,
  publicUrl: string,
): Credentials {
  const [, bearer] = /^Bearer ([\w.~+/=-]{1,512})$/.exec(request.headers.authorization ?? '') ?? []
  const cookie = request.cookies[sessionCookieName(publicUrl)]
  return { bearer, cookie: cookie && cookie.length <= 512 ? cookie : undefined }
}

const base = { path: '/', httpOnly: true, sameSite: 'lax' } as const

/** Gives the browser the session's token until `expiresAt`. */
export function setSessionCookie(
  reply: FastifyReply,
  publicUrl: string,
  token: string,
  expiresAt: Date,
): void {
  const secure = publicUrl.startsWith('https:')
  reply.setCookie(sessionCookieName(publicUrl), token, { ...base, secure, expires: expiresAt })
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:')
  reply.clearCookie(sessionCookieName(publicUrl), { ...base, secure })
}
