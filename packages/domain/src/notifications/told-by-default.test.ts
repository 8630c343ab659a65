import { expect, test } from 'vitest'
import { toldByDefault } from './told-by-default.ts'

test.each(['won', 'lost', 'sold', 'outbid', 'commission_overdue', 'account'])(
  'tells of money, ends and the account: %s',
  (kind) => {
    expect(toldByDefault(kind)).toBe(true)
  },
)

test.each(['first_bid', 'question', 'rating_received', 'message', 'clarification_added', 'whatever'])(
  'leaves the rest to the bell: %s',
  (kind) => {
    expect(toldByDefault(kind)).toBe(false)
  },
)
