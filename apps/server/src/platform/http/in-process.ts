import type { FastifyRequest } from 'fastify'

/** The address of calls that this process makes of itself, to draw pages; no socket has one like it. */
export const IN_PROCESS = 'in-process'

/** Whether nobody outside asked: such a call is neither limited nor logged. */
export function isInProcess(request: FastifyRequest): boolean {
  return request.raw.socket?.remoteAddress === IN_PROCESS
}
