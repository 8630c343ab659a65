import type { FastifyReply, FastifyRequest } from 'fastify'
import { newSecretToken } from '../secret-token.ts'
import type { ProviderName } from './social-provider.ts'

const LIVES_S = 600

function nameFor(provider: ProviderName, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${provider}-login` : `${provider}-login`
}

export function readFlowCookie(
  request: FastifyRequest,
  provider: ProviderName,
  publicUrl: string,
): string | undefined {
  const value = request.cookies[nameFor(provider, publicUrl)]
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

/**
 * Makes the browser known to the answer that will come back to it. One that is known already stays so: a second tab
 * must not spoil the first. Apple's answer is posted from Apple's site, so its cookie has to come along from there.
 */
export function keepFlowCookie(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  provider: ProviderName,
  publicUrl: string,
): string {
  const value = readFlowCookie(request, provider, publicUrl) ?? newSecretToken()
  const fromElsewhere = provider === 'apple'
  reply.setCookie(nameFor(provider, publicUrl), value, {
    path: '/',
    httpOnly: true,
    sameSite: fromElsewhere ? 'none' : 'lax',
    secure: fromElsewhere || publicUrl.startsWith('https:'),
    maxAge: LIVES_S,
  })
  return value
}
