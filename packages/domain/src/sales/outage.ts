/** Bidding was impossible for longer than this: an outage. */
export const OUTAGE_OVER_MS = 5 * 60_000
/** What people get after the recovery, at least. */
export const OUTAGE_GRACE_MS = 30 * 60_000

export type OutageMove = { auctionId: number; endAt: number }

/**
 * Which ends move when bidding was impossible from the newest heartbeat until `recoveredAt`. Beyond 5 minutes, what
 * ended in that time or would end within the next 30 minutes ends 30 minutes after the recovery. Nothing is shortened,
 * and an end before the newest heartbeat was no part of the outage. All in epoch milliseconds.
 *
 * `unsettled` are the auctions that bids could be made on and that were not settled yet.
 */
export function movedByOutage(
  newestHeartbeatAt: number,
  recoveredAt: number,
  unsettled: readonly OutageMove[],
): OutageMove[] {
  if (recoveredAt - newestHeartbeatAt <= OUTAGE_OVER_MS) return []
  const endAt = recoveredAt + OUTAGE_GRACE_MS
  return unsettled
    .filter((auction) => auction.endAt >= newestHeartbeatAt && auction.endAt < endAt)
    .map(({ auctionId }) => ({ auctionId, endAt }))
}

/** True when an auction may be settled: bids were being taken after its end, so nobody missed it by an outage. */
export function maySettle(endAt: number, newestHeartbeatAt: number): boolean {
  return newestHeartbeatAt > endAt
}
