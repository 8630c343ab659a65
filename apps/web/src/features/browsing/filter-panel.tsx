import { Button } from '../../ui/button.tsx'
import type { Browsed } from './browsed.ts'
import {
  CategoryFields,
  ConditionFields,
  DeliveryFields,
  EndingFields,
  PlaceFields,
} from './filter-fields.tsx'
import type { FilterGroup } from './filter-group.ts'
import { changeFilters, type Filters } from './filters.ts'
import { PriceFields } from './price-fields.tsx'
import { useFacets } from './use-facets.ts'
import { usePriceRange } from './use-price-range.ts'

interface FilterPanelProps {
  group: FilterGroup
  browsed: Browsed
  filters: Filters
  onChange: (filters: Filters) => void
  /** What was asked for is done; the panel may close. */
  onDone: () => void
}

const FIELDS = {
  category: CategoryFields,
  place: PlaceFields,
  condition: ConditionFields,
  delivery: DeliveryFields,
  ending: EndingFields,
}

/** What one button of the filter bar opens. */
export function FilterPanel({ group, browsed, filters, onChange, onDone }: FilterPanelProps) {
  const facets = useFacets(browsed, filters)
  const range = usePriceRange(filters)
  if (group !== 'price') {
    const Fields = FIELDS[group]
    return <Fields filters={filters} facets={facets} onChange={onChange} />
  }
  return (
    <form
      noValidate
      aria-label="Precio"
      onSubmit={(event) => {
        event.preventDefault()
        const read = range.read()
        if (!read) return
        onChange(changeFilters(filters, { min_price: undefined, max_price: undefined, ...read }))
        onDone()
      }}
    >
      <PriceFields range={range} facets={facets} />
      <Button type="submit" size="small" wide className="mt-4">
        Aplicar
      </Button>
    </form>
  )
}
