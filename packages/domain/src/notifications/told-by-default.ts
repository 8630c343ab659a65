/** Money, the end of auctions and the safety of the account. */
const TOLD = [
  'outbid',
  'leading_again',
  'ending_soon',
  'won',
  'lost',
  'extended_after_outage',
  'auction_cancelled',
  'second_chance',
  'sold',
  'unsold',
  'sale_moved',
  'sale_problem_reported',
  'sale_decided',
  'commission_due',
  'commission_paid',
  'commission_overdue',
  'identity_decided',
  'appeal_answered',
  'account',
]

/** Whether a kind of news reaches people beside the bell while they have not chosen: kinds of money and of ends do. */
export function toldByDefault(kind: string): boolean {
  return TOLD.includes(kind)
}
