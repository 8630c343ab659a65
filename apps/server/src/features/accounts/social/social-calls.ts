import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../../../platform/session.ts'
import type { AccountsContext } from '../accounts-context.ts'
import type { Entered } from './enter-by-provider.ts'
import type { ProviderName, SocialProvider, VouchedPerson } from './social-provider.ts'

export interface Visit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly session: Session | undefined
}

/** What all calls of a login by a provider share. */
export interface SocialCalls {
  readonly app: FastifyInstance
  readonly context: AccountsContext
  provider(name: ProviderName): SocialProvider
  /** Opens the session and gives its secrets to the browser or the app. */
  enter(visit: Visit, person: VouchedPerson): Promise<Entered>
}
