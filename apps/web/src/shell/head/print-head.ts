import { paths } from '../../lib/paths.ts'
import { pageOf, pageSearch } from '../../ui/pages-around.ts'
import { titleOf } from '../title-of.ts'
import { descriptionOf } from './descriptions.ts'
import type { HeadFields, HeadSite } from './head-fields.ts'
import { structuredData } from './structured-data.ts'

const PICTURE = { width: '1200', height: '630' }
// What others hang on an address to count visits; the page is the same.
const TRACKING = /^(page|utm_\w+|gclid|fbclid)$/

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function tag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name} data-head${written.join('')}>`
}

const meta = (name: string, content: string) => tag('meta', { name, content })
const property = (name: string, content: string) => tag('meta', { property: name, content })

/** Searches and filtered lists are countless views of the same auctions. */
function isView({ pathname, search }: HeadSite): boolean {
  return (
    pathname === '/buscar' || [...new URLSearchParams(search).keys()].some((name) => !TRACKING.test(name))
  )
}

// Who shows previews keeps a picture by its address: another price or state is another address.
function pictureOf({ about }: HeadFields): string {
  if (about?.kind !== 'auction') return '/compartir/martillo.jpg'
  const { ID, seq, state } = about.auction
  return `/compartir/subasta/${ID}.jpg?v=${seq}-${state}`
}

/** All tags of the head that depend on the page, but the title; those that it replaces carry `data-head` too. */
export function printHead(fields: HeadFields, site: HeadSite): string {
  const { origin, productName, pathname, search } = site
  const missing = fields.status === 404 || fields.status === 410
  const title = titleOf(fields.title ?? '', productName)
  const description = descriptionOf(fields, pathname)
  const path = fields.path ?? (pathname === paths.home ? '/' : pathname.replace(/\/+$/, ''))
  const address = origin + path + pageSearch('', pageOf(search))
  const picture = origin + pictureOf(fields)
  const data = missing ? [] : structuredData(fields.about, site)
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': data })
  return [
    meta('description', description),
    fields.noindex || missing || isView(site) ? meta('robots', 'noindex') : '',
    missing ? '' : tag('link', { rel: 'canonical', href: address }),
    property('og:type', fields.about?.kind === 'person' ? 'profile' : 'website'),
    property('og:site_name', productName),
    property('og:locale', 'es_AR'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    property('og:image', picture),
    property('og:image:width', PICTURE.width),
    property('og:image:height', PICTURE.height),
    property('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', picture),
    data.length > 0
      ? `<script type="application/ld+json" data-head>${text.replaceAll('<', '\\u003c')}</script>`
      : '',
  ].join('')
}
