import type { ReadAnswer } from '@martillo/contract/page-drawing'
import type { FastifyInstance } from 'fastify'
import { IN_PROCESS } from '../platform/http/in-process.ts'

/** Asks this process's own calls, without a session: what a visitor would be answered at `/api` and `path`. */
export async function readAsVisitor(app: FastifyInstance, path: string): Promise<ReadAnswer> {
  const reply = await app.inject({ url: `/api${path}`, remoteAddress: IN_PROCESS })
  return { status: reply.statusCode, body: JSON.parse(reply.body) }
}
