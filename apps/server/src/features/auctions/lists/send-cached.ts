import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BindOptions } from '../../../platform/http/bind.ts'
import { acceptedPacking, type PackedBody } from '../../../platform/http/packed-body.ts'
import type { ListCache, Loaded } from './list-cache.ts'

/** Lists ask for no session, for they are the same for everyone, and pack what they keep themselves. */
export const anonymous = { anonymous: true, uncompressed: true } as const

/** Shorter ones are not worth packing. */
const WORTH_PACKING_BYTES = 1_024

export interface Answering {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * What is at hand goes out at the end of the loop's turn, together with what else was asked for meanwhile. Each write by
 * itself would find whoever reads it, a proxy for instance, asleep again, and waking it takes as long as all the rest.
 */
function sendAtTurnsEnd(reply: FastifyReply, bytes: Buffer): FastifyReply {
  setImmediate(() => reply.send(bytes))
  return reply
}

function sendKept({ request, reply }: Answering, kept: PackedBody): FastifyReply {
  reply.type('application/json; charset=utf-8')
  if (kept.plain.length < WORTH_PACKING_BYTES) return sendAtTurnsEnd(reply, kept.plain)
  reply.header('Vary', 'Accept-Encoding')
  const packing = acceptedPacking(request.headers['accept-encoding'])
  if (!packing) return sendAtTurnsEnd(reply, kept.plain)
  reply.header('Content-Encoding', packing)
  void kept.packed(packing).then(
    (packed) => sendAtTurnsEnd(reply, packed),
    (error: unknown) => reply.send(error),
  )
  return reply
}

/** Answers with the text that is kept for this key, or is read for it now. */
export async function sendCached(
  cache: ListCache,
  answering: Answering,
  key: string,
  load: () => Promise<Loaded>,
): Promise<FastifyReply> {
  return sendKept(answering, await cache.get(key, load, answering.request.raw.url ?? ''))
}

/** For calls whose answers are kept: what is kept for an address is sent before anybody has read what it says. */
export function early(cache: ListCache): Required<Pick<BindOptions, 'early'>> {
  const sendKnown = (request: FastifyRequest, reply: FastifyReply) => {
    const kept = cache.at(request.raw.url ?? '')
    return kept && sendKept({ request, reply }, kept)
  }
  return { early: sendKnown }
}
