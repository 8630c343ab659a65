import { PageHead } from './head/page-head.tsx'

/** The tab's title, for screens that only know it once their data are there. Others say it in the route table. */
export function PageTitle({ children }: { children: string }) {
  return <PageHead title={children} />
}
