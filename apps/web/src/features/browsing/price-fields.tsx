import type { Facets } from '@martillo/contract/auction-filters'
import { formatPrice } from '../../lib/format-price.ts'
import { Field } from '../../ui/field.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import type { PriceRange } from './use-price-range.ts'

interface PriceFieldsProps {
  range: PriceRange
  facets: Facets | undefined
}

/** The lowest and the highest price, and between which ones there are any. */
export function PriceFields({ range, facets }: PriceFieldsProps) {
  const { least, most, faults, type } = range
  const { price } = facets ?? {}
  return (
    <div>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label="Desde" error={faults.least}>
          <MoneyInput value={least} onChange={(text) => type({ least: text })} placeholder="0" />
        </Field>
        <Field label="Hasta" error={faults.most}>
          <MoneyInput value={most} onChange={(text) => type({ most: text })} placeholder="Sin tope" />
        </Field>
      </div>
      {price && (
        <p className="mt-2 text-14 text-muted">
          {`Hay de ${formatPrice(price.min)} a ${formatPrice(price.max)}.`}
        </p>
      )}
    </div>
  )
}
