import { useContext, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useConfig, useProductName } from '../../lib/use-config.ts'
import { HeadSinkContext } from './head-sink.ts'
import { keepBaseHead } from './keep-head.ts'

/** What the route and the site say in the head; a screen's own PageHead goes before it. */
export function BaseHead({ title }: { title: string }) {
  const { pathname, search } = useLocation()
  const { data } = useConfig()
  const origin = data?.public_url ?? globalThis.location?.origin ?? ''
  const productName = useProductName()
  const sink = useContext(HeadSinkContext)
  if (sink) {
    sink.site = { origin, productName, pathname, search }
    sink.fields.push({ title })
  }
  useEffect(() => {
    keepBaseHead({ origin, productName, pathname, search }, { title })
  }, [origin, productName, pathname, search, title])
  return null
}
