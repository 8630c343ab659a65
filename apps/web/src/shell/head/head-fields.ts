import type { PublicUser } from '@martillo/contract/accounts'
import type { Auction } from '@martillo/contract/auctions'

interface Crumb {
  name: string
  /** Path of this site. */
  path: string
}

/** What a screen is about, for search engines and previews. */
export type About =
  | { kind: 'auction'; auction: Auction }
  | { kind: 'person'; person: PublicUser }
  | { kind: 'category'; crumbs: readonly Crumb[] }
  | { kind: 'questions'; questions: readonly { question: string; answer: string }[] }

/** What a screen says in the document's head. What it leaves out is said by the route, or by the site. */
export interface HeadFields {
  /** Without the product's name; empty is the product's own title. */
  title?: string | undefined
  /** One or two sentences, at most about 160 characters. */
  description?: string | undefined
  /** The one address that stands for this content, when it is not the one in the bar. */
  path?: string | undefined
  /** Not for search engines: personal, or one of countless views of the same. */
  noindex?: boolean | undefined
  /** What the server answers with; 200 when not said. */
  status?: 200 | 404 | 410 | undefined
  about?: About | undefined
}

/** What the site itself contributes. */
export interface HeadSite {
  /** The address that people type, without final slash. */
  origin: string
  productName: string
  pathname: string
  search: string
}
