import { sections } from '../features/auctions/sections.ts'
import { SectionList } from './parts/section-list.tsx'

export function Component() {
  return <SectionList section={sections.popular} />
}
