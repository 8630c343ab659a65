import { randomUUID } from 'node:crypto'
import type { MadeAuction, MadeUser } from '../../../test/make.ts'
import type { Reply } from '../../../test/person.ts'

/** Somebody's bid over HTTP, in pesos, with a fresh UUID unless one is given. */
export function bid(
  person: MadeUser,
  auction: Pick<MadeAuction, 'id'>,
  amount: unknown,
  uuid: string = randomUUID(),
): Promise<Reply> {
  return person.put(`/auctions/${auction.id}/bids/${uuid}`, { amount })
}

/** The same, again and again while the auction is busy, as a client would: for races on a slow machine. */
export async function bidUntilJudged(
  ...[person, auction, amount, uuid = randomUUID()]: Parameters<typeof bid>
) {
  for (;;) {
    const reply = await bid(person, auction, amount, uuid)
    if (reply.status !== 503) return reply
  }
}

/** What a worked example says of a bid: "leads 1000", "outbid 1600", "too low 1100", or the code of another refusal. */
export function inWords({ body }: Reply): string {
  if (body.code === 'bid_too_low') return `too low ${body.minimum}`
  if (body.code !== undefined) return String(body.code)
  const outcome = body.outcome === 'leading' ? 'leads' : body.outcome
  return `${outcome} ${body.price}`
}
