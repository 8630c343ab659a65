import type { ReactNode } from 'react'
import { Pagination } from '../../ui/pagination.tsx'
import { QueueState } from './queue-state.tsx'

interface Read<T> {
  readonly data: { readonly data: readonly T[]; readonly meta: { readonly pages: number } } | undefined
  readonly error: unknown
  mutate(): Promise<unknown>
}

interface QueueProps<T> {
  /** A page of what waits, as it was read. */
  readonly read: Read<T>
  readonly empty: string
  /** Draws one of them; `again` reads the page anew once it was dealt with. */
  readonly children: (item: T, again: () => void) => ReactNode
}

/** What waits for an administrator, page by page. */
export function Queue<T extends { readonly id: number }>({ read, empty, children }: QueueProps<T>) {
  const { data, error } = read
  const again = () => void read.mutate()
  return (
    <>
      <QueueState
        loading={!data && !error}
        failed={!data && error !== undefined}
        empty={data?.data.length === 0 && empty}
        onRetry={again}
      />
      <ul className="grid gap-4">
        {data?.data.map((item) => (
          <li key={item.id}>{children(item, again)}</li>
        ))}
      </ul>
      <Pagination pages={data?.meta.pages ?? 0} />
    </>
  )
}
