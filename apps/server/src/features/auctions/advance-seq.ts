import type { AnyTx } from '../../platform/sql-executor.ts'

/**
 * Counts the public version of an auction up by one, for a change that strangers can see. The auction's row is locked by
 * the caller. Given by the slice of bids, which keeps that number.
 */
export type AdvanceSeq = (tx: AnyTx, auctionId: number) => Promise<{ prev: number; seq: number }>
