import { expect, test } from 'vitest'
import { approvalAtPublication } from './approval-rule.ts'

test('where nobody waits for an administrator, a publication is approved at once', () => {
  expect(approvalAtPublication('none')).toBe('approved')
})
