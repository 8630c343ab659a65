import { compile } from '@fastify/proxy-addr'

const KEPT_ADDRESSES = 10_000

/**
 * Whether an address is one of the proxies whose forwarding headers are believed. The answer for an address never
 * changes, and a proxy's own is asked about at every request, so answers are kept.
 */
export function rememberTrust(proxies: readonly string[]): (address: string, hop: number) => boolean {
  const isProxy = compile([...proxies])
  const known = new Map<string, boolean>()
  return (address, hop) => {
    const kept = known.get(address)
    if (kept !== undefined) return kept
    const trusted = isProxy(address, hop)
    if (known.size >= KEPT_ADDRESSES) known.clear()
    known.set(address, trusted)
    return trusted
  }
}
