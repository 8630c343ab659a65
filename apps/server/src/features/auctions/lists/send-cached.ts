import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './kept-text.ts'
import type { ListCache, Loaded } from './list-cache.ts'

/** Lists ask for no session, for they are the same for everyone, and pack what they keep themselves. */
export const anonymous = { anonymous: true, uncompressed: true } as const

/** Shorter ones are not worth packing. */
const WORTH_PACKING_BYTES = 1_024

export interface Answering {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Answers with the text that is kept for this key, or is read for it now. */
export async function sendCached(
  cache: ListCache,
  { request, reply }: Answering,
  key: string,
  load: () => Promise<Loaded>,
): Promise<FastifyReply> {
  const kept = await cache.get(key, load)
  reply.type('application/json; charset=utf-8')
  if (kept.bytes.length < WORTH_PACKING_BYTES) return reply.send(kept.bytes)
  reply.header('Vary', 'Accept-Encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (!encoding) return reply.send(kept.bytes)
  return reply.header('Content-Encoding', encoding).send(await kept.packed(encoding))
}
