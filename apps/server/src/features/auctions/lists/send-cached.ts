import type { FastifyReply } from 'fastify'
import type { ListCache, Loaded } from './list-cache.ts'

/** Lists ask for no session: they are the same for everyone. */
export const anonymous = { anonymous: true } as const

/** Answers with the text that is kept for this key, or is read for it now. */
export async function sendCached(
  cache: ListCache,
  reply: FastifyReply,
  key: string,
  load: () => Promise<Loaded>,
): Promise<FastifyReply> {
  const json = await cache.get(key, load)
  return reply.type('application/json; charset=utf-8').send(json)
}
