import { setImmediate as turn } from 'node:timers/promises'

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

  /** Judges a group; what it gives back answers everybody in it. */
  async function judgeNext(auctionId: number, group: readonly Waiting<B, R>[]): Promise<() => void> {
    try {
      const results = await judge(
        auctionId,
        group.map((one) => one.bid),
      )
      return () => {
        for (const [index, one] of group.entries()) {
          const result = results[index]
          if (result === undefined) one.reject(new Error('A bid was not judged'))
          else one.resolve(result)
        }
      }
    } catch (error) {
      return () => {
        for (const one of group) one.reject(error)
      }
    }
  }

  // The next group is on its way to the database before the answers of the one before are written, so that both
  // work at once. An answer still comes only after its own group's commit.
  async function run(auctionId: number, line: Waiting<B, R>[]) {
    let answer = await judgeNext(auctionId, line.splice(0, groupLimit))
    while (line.length > 0) {
      const next = judgeNext(auctionId, line.splice(0, groupLimit))
      await turn()
      answer()
      answer = await next
    }
    answer()
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
