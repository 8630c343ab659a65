import { type ComponentType, lazy, Suspense } from 'react'
import type { Browsed } from './browsed.ts'

// A server draws it with the page; in the browser its code comes after what the first view needs. It is asked for as soon
// as some list is, and where it cannot be had the list does without.
const bar: Promise<{ default: ComponentType<{ browsed: Browsed }> }> = import('./filter-bar.tsx').then(
  ({ FilterBar }) => ({ default: FilterBar }),
  () => ({ default: () => null }),
)
const FilterBar = lazy(() => bar)

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
