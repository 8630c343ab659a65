import { keyOf, useCall } from '../../lib/use-call.ts'
import { usePage } from '../../ui/pagination.tsx'
import { AuctionList } from './auction-list.tsx'
import type { Section } from './sections.ts'

/** The page of one section, the page number read from the address. */
export function SectionList({ section }: { section: Section }) {
  const page = usePage()
  const { data, error, mutate } = useCall(keyOf(section.route, { query: { page } }))
  return (
    <AuctionList
      title={section.title}
      about={section.about}
      page={{ cards: data?.data, pages: data?.meta.pages ?? 0, total: data?.meta.total }}
      failed={Boolean(error)}
      onRetry={() => void mutate()}
    />
  )
}
