import { randomUUID } from 'node:crypto'
import type { BidReply } from '@martillo/contract/bids'
import type { MadePerson } from './maker.ts'
import { serverUrl } from './server-url.ts'

/** Somebody elsewhere bids, without a browser. The amount in pesos. */
export async function bidOverHttp(person: MadePerson, auction: number, amount: number): Promise<BidReply> {
  const response = await fetch(`${serverUrl()}/api/auctions/${auction}/bids/${randomUUID()}`, {
    method: 'PUT',
    headers: { cookie: `session=${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ amount }),
  })
  if (!response.ok) throw new Error(`the bid was refused: ${await response.text()}`)
  return (await response.json()) as BidReply
}
