import { parsePesos } from '@martillo/domain/money/parse-pesos'
import { formatPrice } from '../../lib/format-price.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { pesosOfCents } from '../../lib/wire-money.ts'

const EXAMPLE_PESOS = 50_000

function percent(basisPoints: number): string {
  return `${(basisPoints / 100).toLocaleString('es-AR', { maximumFractionDigits: 2 })} %`
}

/** What the seller would get, by the one function that also charges: for the base price, or for an example. */
export function QuoteLine({ basePrice }: { basePrice: string }) {
  const parsed = parsePesos(basePrice)
  const amount = parsed.ok && parsed.cents > 0 ? pesosOfCents(parsed.cents) : EXAMPLE_PESOS
  const { data } = useCall(keyOf('GET /auctions/quote', { query: { amount: String(amount) } }), {
    keepPreviousData: true,
  })
  return (
    <p className="min-h-12 text-14 text-muted sm:col-span-2" aria-live="polite">
      {data && (
        <>
          Si se vende en {formatPrice(data.amount)}, tu comisión es de {formatPrice(data.commission)} (
          {percent(data.rate_bp)}) y recibís <strong className="text-ink">{formatPrice(data.net)}</strong>.
        </>
      )}
    </p>
  )
}
