import { html, type Raw } from '../platform/html.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export interface SitemapEntry {
  /** Absolute. */
  readonly url: string
  readonly changedAt?: Date
}

function withinRoot(root: 'urlset' | 'sitemapindex', entries: readonly Raw[]): string {
  const inner = entries.map((entry) => entry.html).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${inner}\n</${root}>\n`
}

/** Addresses of pages. What makes HTML safe makes XML safe, too. */
export function sitemapText(entries: readonly SitemapEntry[]): string {
  return withinRoot(
    'urlset',
    entries.map(({ url, changedAt }) =>
      changedAt
        ? html`<url><loc>${url}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`
        : html`<url><loc>${url}</loc></url>`,
    ),
  )
}

/** Addresses of sitemaps. */
export function sitemapIndexText(urls: readonly string[]): string {
  return withinRoot(
    'sitemapindex',
    urls.map((url) => html`<sitemap><loc>${url}</loc></sitemap>`),
  )
}
