import type { FastifyReply, FastifyRequest } from 'fastify'

const YEAR_S = 365 * 24 * 3_600

function nameFor(secure: boolean): string {
  return secure ? '__Host-device' : 'device'
}

/** What this browser kept from an earlier login, if anything that can be one. */
export function readDeviceCookie(request: FastifyRequest, publicUrl: string): string | undefined {
  const value = request.cookies[nameFor(publicUrl.startsWith('https:'))]
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** Lets the browser be known at the next login; it opens nothing by itself. */
export function setDeviceCookie(reply: FastifyReply, publicUrl: string, token: string): void {
  const secure = publicUrl.startsWith('https:')
  reply.setCookie(nameFor(secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: YEAR_S,
  })
}
