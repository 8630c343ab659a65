import type { Facets } from '@martillo/contract/auction-filters'
import { useEffect, useState } from 'react'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { useSettled } from '../../ui/use-settled.ts'
import type { Browsed } from './browsed.ts'
import type { Filters } from './filters.ts'

const PAUSE_MS = 300

/** How many auctions of a list each filter would leave; what was last known stays until the new count is here. */
export function useFacets({ list, id, text }: Browsed, filters: Filters): Facets | undefined {
  // Not one call per key while a price is being written.
  const key = useSettled(
    keyOf('GET /auctions/facets', { query: { list, id, search: text, ...filters } }),
    PAUSE_MS,
  )
  const { data } = useCall(key)
  const [last, setLast] = useState(data)
  useEffect(() => {
    if (data) setLast(data)
  }, [data])
  return data ?? last
}
