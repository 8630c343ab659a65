import type { FastifyRequest } from 'fastify'
import type { Hooks } from '../hooks.ts'
import { retryRead } from './retry-read.ts'
import { readCredentials } from './session-cookie.ts'

/**
 * Throws the ban's refusal when a call without a session comes with a secret of somebody who is banned. The few calls
 * that are open to the banned go through as that person, for as long as the secret opens them.
 */
export async function admitBanned(
  request: FastifyRequest,
  { hooks, publicUrl }: { readonly hooks: Pick<Hooks, 'findBan'>; readonly publicUrl: string },
): Promise<void> {
  const credentials = readCredentials(request, publicUrl)
  if (!credentials.bearer && !credentials.cookie) return
  const ban = await retryRead(() => hooks.findBan(credentials))
  if (!ban) return
  if (!ban.session || !request.routeOptions.config.openToBanned) throw ban.refusal
  request.session = ban.session
}
