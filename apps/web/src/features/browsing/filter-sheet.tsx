import type { Facets } from '@martillo/contract/auction-filters'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Browsed } from './browsed.ts'
import {
  CategoryFields,
  ConditionFields,
  DeliveryFields,
  EndingFields,
  PlaceFields,
} from './filter-fields.tsx'
import { changeFilters, type Filters, filterSearch } from './filters.ts'
import { PriceFields } from './price-fields.tsx'
import { useFacets } from './use-facets.ts'
import { judgeRange, usePriceRange } from './use-price-range.ts'

interface FilterSheetProps {
  open: boolean
  onClose: () => void
  browsed: Browsed
  /** Those of the address; what is changed here counts once it is asked for. */
  filters: Filters
}

/** All filters of a list on one sheet, with how many auctions they would leave. */
export function FilterSheet({ open, ...rest }: FilterSheetProps) {
  // Opened anew it begins with the filters of the address.
  return open ? <OpenSheet {...rest} /> : null
}

function OpenSheet({ onClose, browsed, filters }: Omit<FilterSheetProps, 'open'>) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(filters)
  const range = usePriceRange(filters)
  const judged = judgeRange(range.least, range.most)
  const priced = (range: Pick<Filters, 'min_price' | 'max_price'>) =>
    changeFilters(draft, { min_price: undefined, max_price: undefined, ...range })
  const wanted = priced('range' in judged ? judged.range : {})
  const facets = useFacets(browsed, wanted)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { without = [] } = browsed

  function show() {
    const read = range.read()
    if (!read) {
      // The fields say what is wrong; the first of them takes the focus once that is drawn.
      requestAnimationFrame(() => {
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      })
      return
    }
    onClose()
    void navigate({ search: filterSearch(search, priced(read)) })
  }

  const fields = { filters: wanted, facets, onChange: setDraft }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Filtros"
      footer={
        <>
          <Button
            kind="quiet"
            onClick={() => {
              setDraft({})
              range.type({ least: '', most: '' })
            }}
          >
            Limpiar filtros
          </Button>
          <Button type="submit" form={formId} aria-live="polite">
            {facets ? words(facets) : 'Ver subastas'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          show()
        }}
        className="grid gap-6"
      >
        {browsed.list === 'search' && (
          <Group title="Categoría">
            <CategoryFields {...fields} />
          </Group>
        )}
        <Group title="Ubicación">
          <PlaceFields {...fields} />
        </Group>
        <Group title="Precio">
          <PriceFields range={range} facets={facets} />
        </Group>
        {!without.includes('base_zero') && (
          <CheckBox
            checked={wanted.base_zero !== undefined}
            detail={facets?.base_zero}
            onChange={(on) => setDraft(changeFilters(wanted, { base_zero: on ? '1' : undefined }))}
          >
            Solo las que arrancan en $ 0
          </CheckBox>
        )}
        <Group title="Estado">
          <ConditionFields {...fields} />
        </Group>
        <Group title="Entrega">
          <DeliveryFields {...fields} />
        </Group>
        {!without.includes('ends_within') && (
          <Group title="Termina">
            <EndingFields {...fields} />
          </Group>
        )}
      </form>
    </Dialog>
  )
}

function words({ total, capped }: Facets): string {
  if (total === 1 && !capped) return 'Ver 1 subasta'
  return `Ver ${total.toLocaleString('es-AR')} subastas${capped ? ' o más' : ''}`
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 text-16 font-[650]">{title}</legend>
      {children}
    </fieldset>
  )
}
