import type { EndpointSpec } from '@martillo/contract/endpoint'
import type { ZodObject } from 'zod'

function isStrict(schema: ZodObject): boolean {
  return schema._zod.def.catchall?._zod.def.type === 'never'
}

/** A body or query that would take unknown fields in silence is a fault of the contract, found when the server starts. */
export function requireStrict(spec: EndpointSpec): void {
  for (const part of ['body', 'query'] as const) {
    const schema = spec[part]
    if (schema && !isStrict(schema)) throw new Error(`${spec.route}: ${part} must be a strict object`)
  }
}
