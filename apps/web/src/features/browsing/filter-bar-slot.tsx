import { Suspense } from 'react'
import { keepLoading, latePart } from '../../lib/late-part.ts'
import type { Browsed } from './browsed.ts'

// A server draws it with the page; in the browser its code comes after what the first view needs. It is asked for as soon
// as some list is; until it is here the list does without, or shows what the server drew.
const bar = keepLoading(() => import('./filter-bar.tsx'))
const FilterBar = latePart(async () => (await bar).FilterBar)

/** Where the filters and the order of a list go; the room of their first row is kept. */
export function FilterBarSlot({ browsed }: { browsed: Browsed | undefined }) {
  const room = <div className="mb-5 h-11" />
  if (!browsed) return room
  return (
    <Suspense fallback={room}>
      <FilterBar browsed={browsed} />
    </Suspense>
  )
}
