import { parsePesos } from '@martillo/domain/money/parse-pesos'
import { formatPercent } from '../../lib/format-percent.ts'
import { formatPrice } from '../../lib/format-price.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { pesosOfCents } from '../../lib/wire-money.ts'
import { useSettled } from '../../ui/use-settled.ts'

const EXAMPLE_PESOS = 50_000
const PAUSE_MS = 300

/** What the seller would get for the base price and for an example, by the one function that also charges. */
export function QuoteLines({ basePrice }: { basePrice: string }) {
  const parsed = parsePesos(basePrice)
  const base = useSettled(parsed.ok ? pesosOfCents(parsed.cents) : 0, PAUSE_MS)
  return (
    <div className="grid min-h-12 gap-1 text-14 text-muted sm:col-span-2" aria-live="polite">
      {base > 0 && base !== EXAMPLE_PESOS && <Quote amount={base} />}
      <Quote amount={EXAMPLE_PESOS} />
    </div>
  )
}

function Quote({ amount }: { amount: number }) {
  const { data } = useCall(keyOf('GET /auctions/quote', { query: { amount: String(amount) } }), {
    keepPreviousData: true,
  })
  if (!data) return null
  return (
    <p>
      Si se vende en {formatPrice(data.amount)}, tu comisión es de {formatPrice(data.commission)} (
      {formatPercent(data.rate_bp)}) y recibís <strong className="text-ink">{formatPrice(data.net)}</strong>.
    </p>
  )
}
