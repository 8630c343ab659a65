import { describe, expect, it, test } from 'vitest'
import { type ApprovalRule, approvalAtPublication, mustWait, timesWhenApproved } from './approval-rule.ts'

const fresh = { administrator: false, demonstration: false, approved: 0 }

test.each([
  ['none', 0, 'approved'],
  ['first-three', 0, 'pending'],
  ['first-three', 2, 'pending'],
  ['first-three', 3, 'approved'],
  ['first-three', 40, 'approved'],
  ['all', 0, 'pending'],
  ['all', 40, 'pending'],
] as const)('under %s, with %i approved before, a publication begins %s', (rule, approved, approval) => {
  expect(approvalAtPublication(rule, { ...fresh, approved })).toBe(approval)
})

test.each<ApprovalRule>(['first-three', 'all'])(
  'under %s administrators and the demonstration do not wait',
  (rule) => {
    expect(mustWait(rule, { ...fresh, administrator: true })).toBe(false)
    expect(mustWait(rule, { ...fresh, demonstration: true })).toBe(false)
    expect(mustWait(rule, fresh)).toBe(true)
  },
)

describe('the times of what is approved', () => {
  const waiting = { startAt: 1_000_000, endAt: 5_000_000, waitingSince: null }

  it('stay when it is approved before its start, or exactly then', () => {
    expect(timesWhenApproved(waiting, 999_999)).toEqual({ startAt: 1_000_000, endAt: 5_000_000 })
    expect(timesWhenApproved(waiting, 1_000_000)).toEqual({ startAt: 1_000_000, endAt: 5_000_000 })
  })

  it('move by the delay to the millisecond, and the length stays', () => {
    expect(timesWhenApproved(waiting, 1_000_001)).toEqual({ startAt: 1_000_001, endAt: 5_000_001 })
    expect(timesWhenApproved(waiting, 9_123_457)).toEqual({ startAt: 9_123_457, endAt: 13_123_457 })
  })

  it('move by what it waited when it had run before', () => {
    const sentBack = { ...waiting, waitingSince: 3_000_000 }
    expect(timesWhenApproved(sentBack, 3_500_000)).toEqual({ startAt: 1_500_000, endAt: 5_500_000 })
  })

  it('move by what it waited after its start when it was sent back before that', () => {
    const sentBack = { ...waiting, waitingSince: 500_000 }
    expect(timesWhenApproved(sentBack, 1_200_000)).toEqual({ startAt: 1_200_000, endAt: 5_200_000 })
    expect(timesWhenApproved(sentBack, 800_000)).toEqual({ startAt: 1_000_000, endAt: 5_000_000 })
  })
})
