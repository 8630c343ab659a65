import type { Approval } from './auction-state.ts'

/** Whose publications wait for an administrator: everybody's first three, all, or nobody's. */
export const APPROVAL_RULES = ['first-three', 'all', 'none'] as const
export type ApprovalRule = (typeof APPROVAL_RULES)[number]

const TO_BE_APPROVED = 3

export type ApprovalSeller = {
  administrator: boolean
  /** An account of the demonstration content. */
  demonstration: boolean
  /** How many of the seller's publications are approved. */
  approved: number
}

/**
 * Whether what a seller publishes waits for an administrator. Administrators never wait, nor does the demonstration
 * content; of anybody else the rule in force decides.
 */
export function mustWait(rule: ApprovalRule, seller: ApprovalSeller): boolean {
  if (seller.administrator || seller.demonstration || rule === 'none') return false
  return rule === 'all' || seller.approved < TO_BE_APPROVED
}

/** How a publication begins. */
export function approvalAtPublication(rule: ApprovalRule, seller: ApprovalSeller): Approval {
  return mustWait(rule, seller) ? 'pending' : 'approved'
}

export type WaitingTimes = {
  startAt: number
  endAt: number
  /** When an auction that was approved before was sent back to wait; null for one that never ran. */
  waitingSince: number | null
}

/**
 * The times of an auction that is approved at `now`. Nobody could bid while it waited, so that time does not count:
 * approved after its start, start and end move by the delay, which runs from the start or, if it ran before, from when
 * it was sent back. Approved before its start it stays as it is. Epoch milliseconds, kept to the millisecond.
 */
export function timesWhenApproved({ startAt, endAt, waitingSince }: WaitingTimes, now: number) {
  const delayMs = Math.max(0, now - Math.max(startAt, waitingSince ?? startAt))
  return { startAt: startAt + delayMs, endAt: endAt + delayMs }
}
