import { accountRows } from './accounts.ts'
import { entryRows } from './entry.ts'
import { marketRows } from './market.ts'
import { moderationRows, otherRows } from './others.ts'
import type { Rows } from './row.ts'

/** The whole table. A new call is one line in one of these. */
export const allRows: Rows = { ...entryRows, ...accountRows, ...marketRows, ...otherRows, ...moderationRows }
