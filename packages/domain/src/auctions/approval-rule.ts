import type { Approval } from './auction-state.ts'

/** Whose publications wait for an administrator. `none`: nobody's. */
export const APPROVAL_RULES = ['none'] as const
export type ApprovalRule = (typeof APPROVAL_RULES)[number]

const AT_PUBLICATION: Record<ApprovalRule, Approval> = { none: 'approved' }

/** How a publication begins under the rule in force. */
export function approvalAtPublication(rule: ApprovalRule): Approval {
  return AT_PUBLICATION[rule]
}
