import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { titleOf } from './title-of.ts'

/** The tab's title, for screens that only know it once their data are there. Others say it in the route table. */
export function PageTitle({ children }: { children: string }) {
  const { pathname } = useLocation()
  const title = titleOf(children)
  useEffect(() => {
    // Of another screen with the same title, the shell has meanwhile put the route's own.
    if (pathname) document.title = title
  }, [title, pathname])
  return null
}
