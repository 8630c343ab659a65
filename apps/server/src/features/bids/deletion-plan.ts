import type { DeletionPlan } from '../../platform/deletion-plan.ts'

const HISTORY =
  'The history of an auction is everybody’s who bid on it; it names a number and an alias, nobody.'

export const bidsDeletionPlan: DeletionPlan = {
  slice: 'bids',
  tables: [
    { table: 'standings', columns: ['leader_id'], does: 'keep', why: HISTORY },
    { table: 'bidder_aliases', columns: ['person_id'], does: 'keep', why: HISTORY },
    { table: 'accepted_bids', columns: ['person_id'], does: 'keep', why: HISTORY },
    { table: 'bid_rows', columns: ['person_id'], does: 'keep', why: HISTORY },
  ],
}
