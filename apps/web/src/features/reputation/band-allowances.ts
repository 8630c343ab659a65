import { BANDS, type BandRules } from '@martillo/domain/reputation/bands'

// Non-breaking spaces: a number never stands apart from its sign.
const COMMISSIONS = ['20 %', '20–18 %', '18–16 %', '16–12 %', '12,5–8 %'].map((text) =>
  text.replaceAll(' %', '\u00a0%'),
)
const SPANS: Record<number, string> = { 3600000: 'por hora', 86400000: 'por día', 604800000: 'por semana' }
const NO_LIMIT = 'Sin límite'

function biddingOf({ bidding }: BandRules): string {
  if (!bidding) return NO_LIMIT
  const { count, counts, windowMs } = bidding
  const thing = counts === 'bids' ? 'pujas' : count === 1 ? 'subasta' : 'subastas'
  return `${count} ${thing} ${windowMs === 86_400_000 ? 'cada 24 horas' : SPANS[windowMs]}`
}

function publishingOf({ publishing }: BandRules): string | null {
  if (!publishing) return NO_LIMIT
  return publishing.count === 0 ? null : `${publishing.count} ${SPANS[publishing.windowMs]}`
}

export interface BandAllowance {
  readonly from: number
  readonly to: number
  readonly bids: string
  /** Null where nothing can be published yet. */
  readonly publishes: string | null
  readonly commission: string
  readonly perks: readonly string[]
}

/** What each band of the reputation allows, in few words; read from the rules that decide it. */
export const bandAllowances: readonly BandAllowance[] = BANDS.map((rules, index) => ({
  from: rules.fromScore,
  to: rules.toScore,
  bids: biddingOf(rules),
  publishes: publishingOf(rules),
  commission: COMMISSIONS[index] ?? '',
  perks: [
    ...(rules.premiumCategories && !rules.privateAuctions ? ['Vehículos e inmuebles'] : []),
    ...(rules.privateAuctions
      ? ['Etiqueta premium', 'Subastas privadas', 'Destacadas', 'Atención personal']
      : []),
  ],
}))
