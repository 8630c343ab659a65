import { useLocation } from 'react-router'
import { AuctionList } from '../../features/auctions/auction-list.tsx'
import type { Section } from '../../features/auctions/sections.ts'
import { sectionKey } from '../../features/browsing/list-keys.ts'
import { useList } from '../../features/browsing/use-list.ts'
import { BEYOND_END } from './beyond-end.tsx'

/** The screen of one section; page, filters and order are read from the address. */
export function SectionList({ section }: { section: Section }) {
  const { search } = useLocation()
  const list = useList(sectionKey(section.route, search))
  return (
    <AuctionList
      title={section.title}
      about={section.about}
      list={list}
      beyondEnd={BEYOND_END}
      browsed={section.browsed}
    />
  )
}
