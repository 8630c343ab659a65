import { useLocation } from 'react-router'
import { sectionKey } from '../browsing/list-keys.ts'
import { useList } from '../browsing/use-list.ts'
import { AuctionList } from './auction-list.tsx'
import type { Section } from './sections.ts'

/** The screen of one section; page, filters and order are read from the address. */
export function SectionList({ section }: { section: Section }) {
  const { search } = useLocation()
  const list = useList(sectionKey(section.route, search))
  return <AuctionList title={section.title} about={section.about} list={list} browsed={section.browsed} />
}
