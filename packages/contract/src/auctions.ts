import { z } from 'zod'
import { Seller } from './accounts.ts'
import {
  AuctionSort,
  CappedMeta,
  Condition,
  DeliveryOption,
  filterFields,
  isPriceRange,
  PRICE_RANGE_ERROR,
} from './auction-filters.ts'
import { endpoint } from './endpoint.ts'
import { AmountText, DayInput, Id, Instant, InstantInput, listOf, Pesos, paging, Uuid } from './shapes.ts'

export const Warranty = z.enum(['sin-garantia', 'provista-producto', 'provista-vendedor'], {
  error: 'Elegí la garantía.',
})
export const AuctionState = z.enum(['pending', 'rejected', 'scheduled', 'running', 'finished', 'cancelled'])

/** An auction as lists show it: everything but the long texts. */
export const AuctionCard = z.object({
  ID: z.number(),
  Title: z.string(),
  StartTime: Instant,
  EndTime: Instant,
  MinIncrement: Pesos,
  BasePrice: Pesos,
  condition: Condition,
  approved: z.boolean(),
  subcategoryID: z.number(),
  city: z.string(),
  province: z.string(),
  PrimaryPic: z.string(),
  /** The picture's main tint, `#rrggbb`, shown until it arrives. */
  tint: z.string(),
  /** Absent before the first bid. */
  HighestBidAmount: Pesos.optional(),
  Status: z.enum(['active', 'finished']),
  CategoryID: z.number(),
  category: z.string(),
  subcategory: z.string(),
  bids_count: z.number(),
  minimum_next_bid: Pesos,
  seq: z.number(),
  state: AuctionState,
  outcome: z.enum(['sold', 'unsold', 'cancelled']).optional(),
  featured: z.boolean(),
  premium_category: z.boolean(),
  private: z.boolean(),
  seller: Seller,
})
export type AuctionCard = z.infer<typeof AuctionCard>

/** What the auction is for the person who asks; only with a session. */
export const Viewer = z.object({
  leading: z.boolean(),
  my_maximum: Pesos.nullable(),
  minimum_next_bid: Pesos,
  alias: z.string().nullable(),
  /** Has an accepted bid here. */
  bidding: z.boolean(),
  seller: z.boolean(),
  /** For the seller: a change of title, description, category or photos would make it wait for an administrator. */
  edits_wait: z.boolean().optional(),
  can_bid: z.boolean(),
  /** Why not, when `can_bid` is false: a code of `bids.place`. */
  refusal: z.string().optional(),
  retry_at: Instant.optional(),
  /** The bid that may still be corrected as a typing error, and until when. */
  correctable: z.object({ bid: Uuid, until: Instant }).optional(),
  /** May step back until then, having come to lead by somebody else's correction or voiding. */
  step_back_until: Instant.optional(),
})
export type Viewer = z.infer<typeof Viewer>

export const Auction = AuctionCard.extend({
  description: z.string(),
  warranty: Warranty,
  warranty_time: z.string(),
  delivery_options: z.array(DeliveryOption),
  delivery_description: z.string(),
  SecondaryPics: z.array(z.string()),
  clarifications: z.array(z.object({ text: z.string(), at: Instant })),
  /** Why an administrator rejected it. */
  rejection: z.string().optional(),
  published_at: Instant,
  /** How the addresses of its category's pages name them. */
  category_slug: z.string(),
  subcategory_slug: z.string(),
  republished_as: z.number().optional(),
  republished_from: z.number().optional(),
  /** Whether the 10-day right of revocation applies (the seller is a business). */
  revocable: z.boolean(),
  viewer: Viewer.optional(),
})
export type Auction = z.infer<typeof Auction>

const AuctionList = listOf(AuctionCard)
const query = z.strictObject(paging(12))

const CappedList = z.object({ data: z.array(AuctionCard), meta: CappedMeta })
/** Absent `sort`: the list's own order. What has not ended always comes before what has. */
const filteredQuery = z
  .strictObject({ ...paging(12), ...filterFields, sort: AuctionSort.optional() })
  .refine(isPriceRange, PRICE_RANGE_ERROR)

function list<const R extends `GET /${string}`>(route: R, summary: string) {
  return endpoint({
    route,
    summary,
    access: 'visitor',
    query: filteredQuery,
    replies: { 200: CappedList },
    codes: [],
  })
}

export const listAuctions = list('GET /auctions', 'Las subastas sin terminar, las más nuevas primero')
export const listActive = list('GET /auctions/active', 'Las subastas sin terminar, las más nuevas primero')
export const listFinished = list('GET /auctions/finished', 'Las subastas terminadas, las últimas primero')
export const listBaseZero = list('GET /auctions/basezero', 'Las que empiezan en $ 0')
export const listMostBids = list('GET /auctions/mostbids', 'En curso, las de más pujas primero')
export const listFinishingSoon = list(
  'GET /auctions/finishingsoon',
  'En curso, las que terminan antes primero',
)

export const listAllAuctions = endpoint({
  route: 'GET /auctions/all',
  summary: 'Todas, en cualquier estado',
  access: 'admin',
  query,
  replies: { 200: AuctionList },
  codes: [],
})

/** A seller's own auction, with what they may do with it. Nobody else is told these things. */
export const MyAuctionCard = AuctionCard.extend({
  /** Why an administrator rejected it. */
  rejection: z.string().optional(),
  can_edit: z.enum(['all', 'additions', 'no']),
  can_delete: z.boolean(),
  can_republish: z.boolean(),
  /** The auction that it was published again as. */
  republished_as: z.number().optional(),
})
export type MyAuctionCard = z.infer<typeof MyAuctionCard>

/** A search in titles, of what is one's own. */
export const OwnSearch = z.string().max(100, { error: 'Buscá con hasta 100 caracteres.' }).optional()

export const listMyAuctions = endpoint({
  route: 'GET /auctions/myauctions',
  summary: 'Las propias, las más nuevas primero; todas, o las de un estado',
  access: 'member',
  query: z.strictObject({
    ...paging(12),
    /** `active`: approved and not ended; `pending`: waiting or rejected; `finished`: ended or cancelled. */
    state: z.enum(['active', 'pending', 'finished']).optional(),
    q: OwnSearch,
  }),
  replies: { 200: listOf(MyAuctionCard) },
  codes: [],
})
export const countMyAuctions = endpoint({
  route: 'GET /auctions/myauctions/counts',
  summary: 'Cuántas subastas propias hay en cada estado, y cuántos borradores',
  access: 'member',
  replies: {
    200: z.object({
      active: z.number(),
      pending: z.number(),
      finished: z.number(),
      drafts: z.number(),
      /** Of the active ones, how many are featured now. */
      featured: z.number(),
    }),
  },
  codes: [],
})
export const listWon = endpoint({
  route: 'GET /auctions/won',
  summary: 'Las que ganó quien pregunta, las últimas primero',
  access: 'member',
  query,
  replies: { 200: AuctionList },
  codes: [],
})

const params = z.object({ id: Id })

export const listByCategory = endpoint({
  route: 'GET /categories/:id/auctions',
  summary: 'Las de una categoría: primero las que no terminaron',
  access: 'visitor',
  params,
  query: filteredQuery,
  replies: { 200: CappedList },
  codes: ['not_found'],
})
export const listBySubcategory = endpoint({
  route: 'GET /subcategories/:id/auctions',
  summary: 'Las de una subcategoría: primero las que no terminaron',
  access: 'visitor',
  params,
  query: filteredQuery,
  replies: { 200: CappedList },
  codes: ['not_found'],
})
export const listByUser = endpoint({
  route: 'GET /auctions/user/:userId',
  summary: 'Las de una persona: primero las que no terminaron',
  access: 'visitor',
  params: z.object({ userId: Id }),
  query: filteredQuery,
  replies: { 200: z.object({ auctions: z.array(AuctionCard), meta: CappedMeta }) },
  codes: ['not_found'],
})

export const getAuction = endpoint({
  route: 'GET /auctions/:id',
  summary: 'Una subasta entera, con lo propio de quien pregunta',
  access: 'visitor',
  params,
  replies: { 200: Auction },
  codes: ['not_found'],
})

export const PublishForm = z.strictObject({
  title: z.string({ error: 'Escribí el título.' }),
  description: z.string({ error: 'Escribí la descripción.' }),
  start_time: InstantInput,
  end_time: InstantInput,
  min_increment: AmountText,
  base_price: AmountText,
  condition: Condition,
  /** Ignored from anybody but an administrator. */
  approved: z.string().optional(),
  subcategory_id: Id,
  city: z.string({ error: 'Elegí la ciudad.' }).trim().min(1, { error: 'Elegí la ciudad.' }).max(100),
  province: z
    .string({ error: 'Elegí la provincia.' })
    .trim()
    .min(1, { error: 'Elegí la provincia.' })
    .max(100),
  warranty: Warranty,
  warranty_time: z.union([DayInput, z.literal('')]).default(''),
  delivery_options: z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(DeliveryOption, { error: 'Elegí al menos una forma de entrega.' }).min(1, {
      error: 'Elegí al menos una forma de entrega.',
    }),
  ),
  delivery_description: z.string().max(1_000).default(''),
  /** Neither listed nor found; only for a reputation of 76 or more. */
  private: z.enum(['true', 'false'], { error: 'Elegí si la subasta es privada.' }).default('false'),
  /** One's own draft, whose photos are shown: then none need to come along. Of one draft there is one auction. */
  draft: Uuid.optional(),
  /** Made once per publication by the client: the same key never makes two auctions. */
  idempotency_key: Uuid.optional(),
})

export const publishAuction = endpoint({
  route: 'POST /auctions',
  summary: 'Publica una subasta con sus fotos',
  access: 'verified',
  body: PublishForm,
  files: { primary_photo: { min: 0, max: 1 }, secondary_photos: { min: 0, max: 9 } },
  replies: { 201: z.object({ id: z.number(), auction: Auction }) },
  codes: [
    'publication_invalid',
    'band_cannot_publish',
    'daily_limit',
    'weekly_limit',
    'premium_category',
    'band_too_low',
    'commission_overdue',
    'profile_incomplete',
    'image_invalid',
    // What the same key or draft made once is deleted by now.
    'not_found',
  ],
})

export const getQuote = endpoint({
  route: 'GET /auctions/quote',
  summary: 'La comisión de quien pregunta si se vendiera en ese monto',
  access: 'member',
  query: z.strictObject({ amount: AmountText }),
  replies: { 200: z.object({ amount: Pesos, rate_bp: z.number(), commission: Pesos, net: Pesos }) },
  codes: [],
})
