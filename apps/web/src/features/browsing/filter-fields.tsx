import type { Facets } from '@martillo/contract/auction-filters'
import { useCategories } from '../../lib/use-categories.ts'
import { CheckBox } from '../../ui/check-box.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { conditionWords, deliveryWords } from '../auctions/words.ts'
import { endingWords } from './filter-pills.ts'
import { changeFilters, type Filters } from './filters.ts'

export interface FilterFieldsProps {
  filters: Filters
  /** Not yet counted: the choices are shown without numbers. */
  facets: Facets | undefined
  onChange: (filters: Filters) => void
}

interface Counted {
  name: string
  count: number
}

/** The categories in which something was found, the chosen one among them even where nothing is left. */
export function CategoryFields({ filters, facets, onChange }: FilterFieldsProps) {
  const { data: all = [] } = useCategories()
  const counts = new Map(facets?.categories?.map(({ ID, count }) => [ID, count]))
  const shown = all.filter(({ ID }) => !facets || counts.has(ID) || String(ID) === filters.category)
  return (
    <Field label="Categoría">
      <Select
        value={filters.category ?? ''}
        onChange={(event) => onChange(changeFilters(filters, { category: event.target.value }))}
      >
        <option value="">Todas</option>
        {shown.map(({ ID, Name }) => (
          <option key={ID} value={ID}>
            {facets ? `${Name} (${counts.get(ID) ?? 0})` : Name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The places to choose from, the chosen one among them even where nothing is left. */
function placesOf(counted: readonly Counted[] | undefined, chosen: string | undefined): readonly Counted[] {
  const places = counted ?? []
  if (!chosen || places.some(({ name }) => name === chosen)) return places
  return [{ name: chosen, count: 0 }, ...places]
}

/** Province, and within it the city. */
export function PlaceFields({ filters, facets, onChange }: FilterFieldsProps) {
  const place = (counted: readonly Counted[] | undefined, chosen: string | undefined) =>
    placesOf(counted, chosen).map(({ name, count }) => (
      <option key={name} value={name}>
        {facets ? `${name} (${count})` : name}
      </option>
    ))
  return (
    <div className="grid gap-4">
      <Field label="Provincia">
        <Select
          value={filters.province ?? ''}
          onChange={(event) => onChange(changeFilters(filters, { province: event.target.value }))}
        >
          <option value="">Todo el país</option>
          {place(facets?.provinces, filters.province)}
        </Select>
      </Field>
      {(filters.province || filters.city) && (
        <Field label="Ciudad">
          <Select
            value={filters.city ?? ''}
            onChange={(event) => onChange(changeFilters(filters, { city: event.target.value }))}
          >
            <option value="">Todas</option>
            {place(facets?.cities, filters.city)}
          </Select>
        </Field>
      )}
    </div>
  )
}

const CONDITIONS = Object.keys(conditionWords) as (keyof typeof conditionWords)[]
const DELIVERIES = Object.keys(deliveryWords) as (keyof typeof deliveryWords)[]
const HOURS = ['1', '24', '72', '168'] as const

export function ConditionFields({ filters, facets, onChange }: FilterFieldsProps) {
  const chosen = filters.condition ?? []
  return (
    <div className="grid gap-2">
      {CONDITIONS.map((one) => (
        <CheckBox
          key={one}
          checked={chosen.includes(one)}
          detail={facets?.conditions[one]}
          onChange={(on) =>
            onChange(
              changeFilters(filters, {
                condition: CONDITIONS.filter((it) => (it === one ? on : chosen.includes(it))),
              }),
            )
          }
        >
          {conditionWords[one]}
        </CheckBox>
      ))}
    </div>
  )
}

export function DeliveryFields({ filters, facets, onChange }: FilterFieldsProps) {
  const chosen = filters.delivery ?? []
  return (
    <div className="grid gap-2">
      {DELIVERIES.map((one) => (
        <CheckBox
          key={one}
          checked={chosen.includes(one)}
          detail={facets?.deliveries[one]}
          onChange={(on) =>
            onChange(
              changeFilters(filters, {
                delivery: DELIVERIES.filter((it) => (it === one ? on : chosen.includes(it))),
              }),
            )
          }
        >
          {deliveryWords[one]}
        </CheckBox>
      ))}
    </div>
  )
}

export function EndingFields({ filters, facets, onChange }: FilterFieldsProps) {
  return (
    <div className="grid gap-2">
      <CheckBox
        type="radio"
        name="termina"
        checked={filters.ends_within === undefined}
        onChange={() => onChange(changeFilters(filters, { ends_within: undefined }))}
      >
        En cualquier momento
      </CheckBox>
      {HOURS.map((hours) => (
        <CheckBox
          key={hours}
          type="radio"
          name="termina"
          checked={filters.ends_within === hours}
          detail={facets?.ends_within[hours]}
          onChange={() => onChange(changeFilters(filters, { ends_within: hours }))}
        >
          {endingWords[hours]}
        </CheckBox>
      ))}
    </div>
  )
}
