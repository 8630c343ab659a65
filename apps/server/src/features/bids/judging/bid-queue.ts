/** A group is at most so many bids. */
const GROUP_LIMIT = 100
/** More than that do not wait for one auction: a second of a hot one. */
const WAITING_LIMIT = 2_000

export class QueueFull extends Error {}

export interface BidQueue<B, R> {
  /** Waits for the bid's turn and answers what became of it. Rejects with `QueueFull` at once when too many wait. */
  place(auctionId: number, bid: B): Promise<R>
  /** Resolves when nothing waits and nothing is being judged. */
  drained(): Promise<void>
}

interface Waiting<B, R> {
  readonly bid: B
  readonly resolve: (result: R) => void
  readonly reject: (error: unknown) => void
}

/**
 * Bids of one auction wait in a line of their own. Alone, a bid goes at once; what arrives while a group is being
 * judged makes the next one, at most 100, in order of arrival. `judge` answers one result per bid; when it throws, the
 * whole group hears it, and the next group goes on. A bid whose sender hangs up keeps its place: it was meant, and a
 * retry finds its answer.
 */
export function makeBidQueue<B, R>(
  judge: (auctionId: number, bids: readonly B[]) => Promise<readonly R[]>,
  { groupLimit = GROUP_LIMIT, waitingLimit = WAITING_LIMIT } = {},
): BidQueue<B, R> {
  const lines = new Map<number, Waiting<B, R>[]>()
  const running = new Set<Promise<void>>()

  async function judgeNext(auctionId: number, group: readonly Waiting<B, R>[]) {
    try {
      const results = await judge(
        auctionId,
        group.map((one) => one.bid),
      )
      for (const [index, one] of group.entries()) {
        const result = results[index]
        if (result === undefined) one.reject(new Error('A bid was not judged'))
        else one.resolve(result)
      }
    } catch (error) {
      for (const one of group) one.reject(error)
    }
  }

  async function run(auctionId: number, line: Waiting<B, R>[]) {
    while (line.length > 0) await judgeNext(auctionId, line.splice(0, groupLimit))
    lines.delete(auctionId)
  }

  return {
    place(auctionId, bid) {
      return new Promise<R>((resolve, reject) => {
        const line = lines.get(auctionId)
        if (line) {
          if (line.length >= waitingLimit) reject(new QueueFull())
          else line.push({ bid, resolve, reject })
          return
        }
        const fresh = [{ bid, resolve, reject }]
        lines.set(auctionId, fresh)
        const done: Promise<void> = run(auctionId, fresh).finally(() => running.delete(done))
        running.add(done)
      })
    },
    async drained() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
