import type { Auction } from '@martillo/contract/auctions'
import type { BidReply } from '@martillo/contract/bids'
import { useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { newUuid } from '../../lib/new-uuid.ts'

export type BidResult =
  | { kind: BidReply['outcome']; amount: number }
  | { kind: 'refused'; amount: number; sentence: string }

const RETRY_MS = [300, 1_000, 2_500]
/** In the last seconds nothing is asked: the second press of a double one must not bid once more. */
const DOUBLE_PRESS_MS = 400

/** Whether the server may or may not have heard it: then the same bid is sent again, never a new one. */
function isUncertain(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/**
 * Sends a bid: the UUID is made once per tap and kept across retries, so a lost answer never bids twice.
 * `result` stays until the next bid; `take` receives the auction as the answer shows it, `reread` is called after a
 * refusal, whose reason the page may not know yet.
 */
export function usePlaceBid(id: number, take: (auction: Auction) => void, reread: () => void) {
  const [sending, setSending] = useState(false)
  const [result, setResult] = useState<BidResult | null>(null)
  const underWay = useRef(false)
  const justAnswered = useRef(false)

  async function send(bid: string, amount: number): Promise<BidReply> {
    for (const delay of RETRY_MS) {
      try {
        return await call('PUT /auctions/:id/bids/:uuid', { params: { id, uuid: bid }, body: { amount } })
      } catch (error) {
        if (!isUncertain(error)) throw error
        await wait(delay)
      }
    }
    return call('PUT /auctions/:id/bids/:uuid', { params: { id, uuid: bid }, body: { amount } })
  }

  /** `amount` in pesos, as on the wire; `confirmed` after being asked. Answers whether it was accepted. */
  async function placeBid(amount: number, confirmed: boolean): Promise<boolean> {
    if (underWay.current || (justAnswered.current && !confirmed)) return false
    underWay.current = true
    setSending(true)
    setResult(null)
    try {
      const reply = await send(newUuid(), amount)
      take(reply.auction)
      setResult({ kind: reply.outcome, amount })
      return true
    } catch (error) {
      const sentence =
        error instanceof ApiError ? error.message : 'No pudimos enviar tu puja. Probá de nuevo.'
      setResult({ kind: 'refused', amount, sentence })
      reread()
      return false
    } finally {
      underWay.current = false
      setSending(false)
      justAnswered.current = true
      setTimeout(() => {
        justAnswered.current = false
      }, DOUBLE_PRESS_MS)
    }
  }

  return { placeBid, sending, result }
}
