import type { EndpointSpec } from '@martillo/contract/endpoint'
import type { Session } from '../session.ts'
import type { RateRule } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent for visitors. */
    session: Session | undefined
    /** How the session was proved; a cookie needs the origin check. */
    sessionBy: 'cookie' | 'bearer' | undefined
  }
  interface FastifyContextConfig {
    endpoint?: EndpointSpec
    rate?: RateRule | RateRule[]
    /** The session is not looked up. */
    anonymous?: boolean
    /** A state-changing call that comes from another site by design (a provider's form_post). */
    foreignOrigin?: boolean
    /** Also for a banned person whose key is still open. */
    openToBanned?: boolean
    /** Errors carry their sentence as `message` too. */
    errorMessage?: boolean
    /** Asked by those who look after the process: no general limit counts it. */
    uncounted?: boolean
  }
}
