import type { Auction } from '@martillo/contract/auctions'
import { imageUrl } from '../../lib/images.ts'
import { paths } from '../../lib/paths.ts'
import type { About, HeadSite } from './head-fields.ts'

const CONDITIONS = {
  nuevo: 'NewCondition',
  usado: 'UsedCondition',
  reacondicionado: 'RefurbishedCondition',
} as const

const schema = (name: string) => `https://schema.org/${name}`

// Offered from the start on, and gone once it ended: whoever comes later cannot have it any more.
function availabilityOf({ state, outcome }: Auction): string {
  if (state === 'running') return schema('InStock')
  if (state === 'scheduled') return schema('PreOrder')
  return schema(outcome === 'sold' ? 'SoldOut' : 'Discontinued')
}

function productOf(auction: Auction, origin: string): object {
  const { seller } = auction
  return {
    '@type': 'Product',
    name: auction.Title,
    description: auction.description,
    sku: String(auction.ID),
    category: `${auction.category} > ${auction.subcategory}`,
    image: [auction.PrimaryPic, ...auction.SecondaryPics].map((photo) => origin + imageUrl(photo)),
    offers: {
      '@type': 'Offer',
      url: origin + paths.auction(auction.ID),
      price: auction.HighestBidAmount ?? auction.BasePrice,
      priceCurrency: 'ARS',
      priceValidUntil: auction.EndTime,
      availability: availabilityOf(auction),
      itemCondition: schema(CONDITIONS[auction.condition]),
      seller: {
        '@type': seller.kind === 'comercio' ? 'Organization' : 'Person',
        name: seller.Username,
        url: origin + paths.user(seller.Username),
      },
    },
  }
}

function trailOf(crumbs: readonly { name: string; path: string }[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Inicio', path: '/' }, ...crumbs].map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + path,
    })),
  }
}

function siteOf({ origin, productName }: HeadSite): object[] {
  const publisher = `${origin}/#organization`
  return [
    {
      '@type': 'Organization',
      '@id': publisher,
      name: productName,
      url: `${origin}/`,
      logo: `${origin}/icons/apple-touch-icon.png`,
    },
    {
      '@type': 'WebSite',
      name: productName,
      url: `${origin}/`,
      inLanguage: 'es-AR',
      publisher: { '@id': publisher },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/buscar?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

function questionsOf(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** What search engines are told of a page in schema.org's words; nothing for pages about nothing in particular. */
export function structuredData(about: About | undefined, site: HeadSite): object[] {
  const { origin } = site
  if (about?.kind === 'category') return [trailOf(about.crumbs, origin)]
  if (about?.kind === 'questions') return [questionsOf(about.questions)]
  if (about?.kind === 'auction') {
    const { auction } = about
    const trail = trailOf(
      [
        { name: auction.category, path: paths.category(auction.category_slug) },
        {
          name: auction.subcategory,
          path: paths.subcategory(auction.category_slug, auction.subcategory_slug),
        },
        { name: auction.Title, path: paths.auction(auction.ID) },
      ],
      origin,
    )
    return [productOf(auction, origin), trail]
  }
  return site.pathname === paths.home ? siteOf(site) : []
}
