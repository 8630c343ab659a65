import type { FastifyRequest } from 'fastify'
import type { DeletionPlan } from './deletion-plan.ts'
import type { PackedBody } from './http/packed-body.ts'
import { platformDeletionPlan } from './platform-deletion-plan.ts'
import type { Credentials, FindSession, FoundBan, Session } from './session.ts'

/**
 * What the platform asks without knowing who answers. Slices put their answer in when they register; until
 * then nobody is logged in, nothing may be watched and every page is the bare shell.
 */
export interface Hooks {
  findSession: FindSession
  /** The ban by which a secret that is no session is known, if it is in force. */
  findBan: (credentials: Credentials) => Promise<FoundBan | undefined>
  /** Throws the refusal `banned`, with a key to export and appeal, when this person is banned now. */
  refuseBanned: (userId: number) => Promise<void>
  /** Whether an auction's live room is open to this viewer. */
  mayWatch: (auctionId: number, session: Session | undefined) => Promise<boolean>
  /** How long the oldest ended auction has been waiting for its settlement, in milliseconds. */
  settlementLagMs: () => Promise<number>
  /** Whether an auction that everybody could see has been deleted. */
  isRemoved: (auctionId: number) => Promise<boolean>
  /** Answers a page. `shell` is the web's bare page, in which the client draws everything. */
  renderPage: (request: PageAsked, shell: PackedBody) => Promise<PageReply>
  /** Each says whether it knows a private picture and this person may see it; the first yes opens it. */
  readonly privateViewers: ((key: string, session: Session) => Promise<boolean>)[]
  /** What each slice does with what it holds of a person who deletes the account. */
  readonly deletionPlans: DeletionPlan[]
  /** What was drawn of pages is no longer so: something was published. */
  forgetPages: () => void
}

export type PageAsked = Pick<FastifyRequest, 'url' | 'headers' | 'cookies'>

export interface PageReply {
  readonly status: number
  readonly body: PackedBody
  /** Where to go instead. */
  readonly location?: string
  /** Not everybody's, by its address or its status: nobody keeps it, tells others where they came from or indexes it. */
  readonly secret?: true
}

export function makeHooks(): Hooks {
  return {
    findSession: async () => undefined,
    findBan: async () => undefined,
    refuseBanned: async () => undefined,
    mayWatch: async () => false,
    settlementLagMs: async () => 0,
    isRemoved: async () => false,
    renderPage: async (_request, shell) => ({ status: 200, body: shell }),
    privateViewers: [],
    deletionPlans: [platformDeletionPlan],
    forgetPages: () => undefined,
  }
}
