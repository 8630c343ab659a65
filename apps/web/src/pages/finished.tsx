import { SectionList } from '../features/auctions/section-list.tsx'
import { sections } from '../features/auctions/sections.ts'

export function Component() {
  return <SectionList section={sections.finished} />
}
