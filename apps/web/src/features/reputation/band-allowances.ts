import { BANDS, type BandRules } from '@martillo/domain/reputation/bands'

// Non-breaking spaces: a number never stands apart from its sign.
const COMMISSIONS = ['20 %', '20 % a 18 %', '18 % a 16 %', '16 % a 12 %', '12,5 % a 8 %'].map((text) =>
  text.replaceAll(' %', '\u00a0%'),
)
const SPANS: Record<number, string> = { 3600000: 'hora', 86400000: 'día', 604800000: 'semana' }

function biddingOf({ bidding }: BandRules): string {
  if (!bidding) return 'Pujás sin límite'
  const span = bidding.windowMs === 86_400_000 ? 'cada 24 horas' : `por ${SPANS[bidding.windowMs]}`
  if (bidding.counts === 'bids') return `Hasta ${bidding.count} pujas ${span}`
  return bidding.count === 1
    ? `Pujás en 1 subasta ${span}`
    : `Pujás en hasta ${bidding.count} subastas ${span}`
}

function publishingOf({ publishing }: BandRules): string {
  if (!publishing) return 'Publicás sin límite'
  if (publishing.count === 0) return 'Todavía no publicás'
  return `Publicás hasta ${publishing.count} por ${SPANS[publishing.windowMs]}`
}

export interface BandAllowance {
  readonly from: number
  readonly to: number
  readonly says: readonly string[]
}

/** What each band of the reputation allows, in words; read from the rules that decide it. */
export const bandAllowances: readonly BandAllowance[] = BANDS.map((rules, index) => ({
  from: rules.fromScore,
  to: rules.toScore,
  says: [
    biddingOf(rules),
    publishingOf(rules),
    ...(rules.publishing?.count === 0 ? [] : [`Comisión del ${COMMISSIONS[index]}`]),
    ...(rules.premiumCategories && !rules.privateAuctions ? ['Vehículos e inmuebles'] : []),
    ...(rules.privateAuctions ? ['Etiqueta premium, destacadas y subastas privadas'] : []),
  ],
}))
