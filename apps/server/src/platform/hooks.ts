import type { FastifyRequest } from 'fastify'
import type { FindSession, Session } from './session.ts'

/**
 * What the platform asks without knowing who answers. Slices put their answer in when they register; until
 * then nobody is logged in, nothing may be watched and every page is the bare shell.
 */
export interface Hooks {
  findSession: FindSession
  /** Whether an auction's live room is open to this viewer. */
  mayWatch: (auctionId: number, session: Session | undefined) => Promise<boolean>
  /** How long the oldest ended auction has been waiting for its settlement, in milliseconds. */
  settlementLagMs: () => Promise<number>
  /** A page's status and HTML, made of the shell; `__NONCE__` in it becomes the reply's nonce. */
  renderPage: (request: FastifyRequest, shell: string) => Promise<{ status: number; html: string }>
}

export function makeHooks(): Hooks {
  return {
    findSession: async () => undefined,
    mayWatch: async () => false,
    settlementLagMs: async () => 0,
    renderPage: async (_request, shell) => ({ status: 200, html: shell }),
  }
}
