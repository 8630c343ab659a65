import type { PublicUser } from '@martillo/contract/accounts'
import type { Facets } from '@martillo/contract/auction-filters'
import type { Auction, AuctionCard } from '@martillo/contract/auctions'
import type { BidRow } from '@martillo/contract/bids'
import type { Category } from '@martillo/contract/catalog'
import type { ReadAnswer } from '@martillo/contract/page-drawing'
import type { Slide } from '@martillo/contract/slides'
import type { PublicConfig } from '@martillo/contract/system'

/** When the pages of the tests are drawn: an instant whose day differs between Argentina and UTC. */
export const DRAWN_AT = Date.UTC(2025, 10, 25, 1, 30, 12, 345)

const at = (offsetMinutes: number) => new Date(DRAWN_AT + offsetMinutes * 60_000).toISOString()

const person: PublicUser = {
  ID: 3,
  Username: 'ana.ruiz',
  ProfileImage: '',
  banner: '',
  reputation: 64,
  band: 4,
  kind: 'particular',
  city: 'Cachi',
  province: 'Salta',
  member_since: '2024-03-01T12:00:00.000Z',
  sales: 4,
  rating: 4.5,
  ratings_count: 4,
  premium: false,
}

const card: AuctionCard = {
  ID: 7,
  Title: 'Silla «de roble» & <cuero>',
  StartTime: at(-3_000),
  EndTime: at(95),
  MinIncrement: 100,
  BasePrice: 1_000,
  condition: 'usado',
  approved: true,
  subcategoryID: 41,
  city: 'Cachi',
  province: 'Salta',
  PrimaryPic: 'images/silla.jpg',
  tint: '#aabbcc',
  HighestBidAmount: 1_500.5,
  Status: 'active',
  CategoryID: 4,
  category: 'Hogar',
  subcategory: 'Sillas',
  bids_count: 2,
  minimum_next_bid: 1_600.5,
  seq: 3,
  state: 'running',
  featured: true,
  premium_category: false,
  private: false,
  seller: person,
}

/** An auction's page, as far as a test wants it otherwise. */
export function makeAuction(wish: Partial<Auction> = {}): Auction {
  return {
    ...card,
    description: 'Tapizada a nuevo.\n\n- Firme\n- </script><script>alert(1)</script>',
    warranty: 'sin-garantia',
    warranty_time: '',
    delivery_options: ['retiro'],
    delivery_description: '',
    SecondaryPics: ['images/silla-2.jpg'],
    clarifications: [],
    published_at: at(-3_000),
    category_slug: 'hogar',
    subcategory_slug: 'sillas',
    revocable: false,
    ...wish,
  }
}

const cards: AuctionCard[] = [
  card,
  { ...card, ID: 8, BasePrice: 0, EndTime: at(30), featured: false },
  { ...card, ID: 9, StartTime: at(60), EndTime: at(5_000), state: 'scheduled', city: '' },
  { ...card, ID: 10, EndTime: at(-10), Status: 'finished', state: 'finished', outcome: 'sold' },
]

const categories: Category[] = [
  {
    ID: 4,
    Name: 'Hogar',
    Slug: 'hogar',
    Icon: 'images/iconos/sofa.svg',
    premium: false,
    Subcategories: [{ ID: 41, Name: 'Sillas', Slug: 'sillas' }],
  },
]

const rows: BidRow[] = [
  { row: 2, amount: 1_500.5, at: at(-20), alias: 'Zorzal 12', automatic: true, kind: 'bid', mine: false },
  { row: 1, amount: 1_000, at: at(-2_000), alias: 'Hornero 3', automatic: false, kind: 'bid', mine: false },
]

const config: PublicConfig = {
  product_name: 'Martillo',
  tagline: 'Pujá y Ganá',
  public_url: 'https://martillo.test',
  trial: true,
  features: { google: false, apple: false, push: false, mercadopago: false },
  contact_email: 'hola@martillo.test',
  chat_url: null,
  social: { instagram: 'https://instagram.com/martillo' },
  tutorials: { bid: 'https://videos.test/pujar' },
  app_store_url: null,
  play_store_url: null,
  operator: { name: 'Martillo SRL' },
}

const facets: Facets = {
  total: 4,
  capped: false,
  conditions: { nuevo: 0, usado: 4, reacondicionado: 0 },
  deliveries: { retiro: 4, 'envio-a-cargo-del-comprador': 0, 'envio-gratis': 0, 'a-convenir': 0 },
  provinces: [{ name: 'Salta', count: 4 }],
  cities: [{ name: 'Cachi', count: 3 }],
  base_zero: 1,
  ends_within: { '1': 1, '24': 2, '72': 2, '168': 3 },
  price: { min: 1_000, max: 1_500.5 },
}

const slides: Slide[] = [
  { src: 'images/a.jpg', src_mobile: 'images/b.jpg', alt: 'Bajate la app', tint: '#6d28d9' },
  { src: 'images/c.jpg', src_mobile: 'images/d.jpg', alt: 'Base $ 0', link: '/base-0', tint: '#112233' },
]

const meta = { page: 1, limit: 12, pages: 3, total: 30 }

function bodyOf(path: string): unknown {
  if (path === '/config') return config
  if (path === '/categories') return categories
  if (path === '/slides') return slides
  if (path === '/locations/provinces') return [{ name: 'Salta' }]
  if (path.includes('facets')) return facets
  if (path === '/auctions/7') return makeAuction()
  if (/^\/auctions\/7\/bids/.test(path)) return { data: rows, meta }
  if (path === '/user/username/ana.ruiz') return person
  if (/^\/auctions\/user\/3/.test(path)) return { auctions: cards, meta }
  if (/^\/browse/.test(path)) return { auctions: cards, meta, fuzzy: false }
  if (/^\/(auctions\/\D|(sub)?categories\/\d+\/auctions)/.test(path)) return { data: cards, meta }
  return undefined
}

/** What the calls answer a visitor of a small market; 404 to everything else. */
export async function answer(path: string): Promise<ReadAnswer> {
  const body = bodyOf(path)
  if (body !== undefined) return { status: 200, body }
  return { status: 404, body: { code: 'not_found', error: 'No lo encontramos.' } }
}

/** An address of each screen there is, by the route's path. */
export function sampleAddress(screen: string): string {
  const address = screen
    .replace(':id', '7')
    .replace(':categoryName', 'hogar')
    .replace(':subcategoryName', 'sillas')
    .replace(':username', 'ana.ruiz')
  if (address.includes(':')) throw new Error(`${screen}: no sample of its parameters`)
  return address === '/buscar' ? '/buscar?q=silla&page=2' : address
}
