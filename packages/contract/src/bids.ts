import { cleanLine } from '@martillo/domain/text/clean-text'
import { z } from 'zod'
import { Auction, AuctionCard, OwnSearch } from './auctions.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, JsonId, listOf, Pesos, paging, Uuid } from './shapes.ts'

/** Why a bid is refused, in the order in which it is looked at. */
export const BID_REFUSALS = [
  'not_active',
  'not_started',
  'finished',
  'own_auction',
  'not_verified',
  'blocked_by_seller',
  'defaulted',
  'last_word',
  'band_limit',
  'premium_category',
  'bid_too_low',
] as const
export type BidRefusal = (typeof BID_REFUSALS)[number]

/** Why a typing error is not corrected. */
export const CORRECTION_REFUSALS = [
  'nothing_to_correct',
  'not_latest_bid',
  'too_late',
  'last_hour',
  'already_corrected',
  'corrections_used_up',
] as const
export type CorrectionRefusal = (typeof CORRECTION_REFUSALS)[number]

export const STEP_BACK_REFUSALS = ['not_leading', 'step_back_not_offered', 'step_back_over'] as const
export type StepBackRefusal = (typeof STEP_BACK_REFUSALS)[number]

export const BidReply = z.object({
  outcome: z.enum(['leading', 'outbid', 'raised']),
  price: Pesos,
  minimum_next_bid: Pesos,
  my_maximum: Pesos,
  end_time: Instant,
  seq: z.number(),
  placed_at: Instant,
  auction: Auction,
})
export type BidReply = z.infer<typeof BidReply>

/**
 * A number of pesos with at most two decimals. Judged by the call itself, with code `amount_invalid`, because whether
 * the person may see the auction is looked at before.
 */
const BidAmount = z
  .custom<number>(() => true)
  .meta({ type: 'number', description: 'Pesos, con hasta dos decimales.' })
  .optional()

const auctionParams = z.object({ id: Id })
const bidParams = z.object({ id: Id, uuid: Uuid })

export const placeBid = endpoint({
  route: 'PUT /auctions/:id/bids/:uuid',
  summary: 'Puja: el monto es lo máximo que pagarías; el sistema puja por vos lo necesario',
  access: 'member',
  params: bidParams,
  body: z.strictObject({ amount: BidAmount }),
  replies: { 200: BidReply, 201: BidReply },
  codes: [...BID_REFUSALS, 'profile_incomplete', 'amount_invalid', 'not_found', 'bid_reused', 'busy'],
})

export const correctBid = endpoint({
  route: 'POST /auctions/:id/bids/:uuid/correct',
  summary: 'Corrige una puja mal tipeada con el monto que se quería; es la última palabra en esta subasta',
  access: 'member',
  params: bidParams,
  body: z.strictObject({ amount: BidAmount, bid: Uuid }),
  replies: { 200: BidReply },
  codes: [...CORRECTION_REFUSALS, ...BID_REFUSALS, 'amount_invalid', 'not_found', 'bid_reused', 'busy'],
})

export const stepBack = endpoint({
  route: 'POST /auctions/:id/step-back',
  summary: 'Se retira quien quedó ganando porque otra puja se corrigió o se anuló',
  access: 'member',
  params: auctionParams,
  replies: { 200: Auction },
  codes: [...STEP_BACK_REFUSALS, 'not_active', 'not_started', 'finished', 'not_found', 'busy'],
})

export const BidRow = z.object({
  row: z.number(),
  amount: Pesos,
  at: Instant,
  alias: z.string(),
  automatic: z.boolean(),
  kind: z.enum(['bid', 'withdrawn', 'voided']),
  mine: z.boolean(),
  /** Of a row that takes others back: which ones. */
  cancels: z.array(z.number()).optional(),
  reason: z.string().optional(),
  /** Only for the seller and administrators. */
  Username: z.string().optional(),
})
export type BidRow = z.infer<typeof BidRow>

export const listBids = endpoint({
  route: 'GET /auctions/:id/bids',
  summary: 'El historial público de pujas, lo último primero',
  access: 'visitor',
  params: auctionParams,
  query: z.strictObject(paging(12)),
  replies: { 200: listOf(BidRow) },
  codes: ['not_found'],
})

export const Receipt = z.object({
  bid: Uuid,
  auction: z.number(),
  amount: Pesos,
  outcome: z.enum(['leading', 'outbid', 'raised']),
  price: Pesos,
  seq: z.number(),
  placed_at: Instant,
  withdrawn: z.boolean(),
})

export const listReceipts = endpoint({
  route: 'GET /auctions/:id/receipts',
  summary: 'Las constancias de las pujas propias en una subasta, con la hora del servidor',
  access: 'member',
  params: auctionParams,
  query: z.strictObject(paging(12)),
  replies: { 200: listOf(Receipt) },
  codes: ['not_found'],
})

export const LedgerRow = z.object({
  row: z.number(),
  amount_cents: z.number(),
  time_ms: z.number(),
  alias: z.string(),
  automatic: z.boolean(),
  kind: z.enum(['bid', 'withdrawn', 'voided']),
  hash: z.string(),
})

export const getActa = endpoint({
  route: 'GET /auctions/:id/acta',
  summary: 'El acta de puja, después del cierre: filas públicas encadenadas por SHA-256',
  access: 'visitor',
  params: auctionParams,
  query: z.strictObject({ format: z.enum(['json', 'csv']).default('json') }),
  replies: { 200: z.object({ auction: z.number(), title: z.string(), rows: z.array(LedgerRow) }) },
  codes: ['not_finished', 'not_found'],
})

export const listMyBids = endpoint({
  route: 'GET /user/bids',
  summary: 'Las subastas en las que puja quien pregunta, por cómo va',
  access: 'member',
  query: z.strictObject({
    state: z.enum(['leading', 'outbid', 'won', 'lost']).default('leading'),
    q: OwnSearch,
    ...paging(12),
  }),
  replies: { 200: listOf(AuctionCard.extend({ my_maximum: Pesos })) },
  codes: [],
})

export const countMyBids = endpoint({
  route: 'GET /user/bids/counts',
  summary: 'En cuántas subastas va ganando, fue superado, ganó y perdió quien pregunta',
  access: 'member',
  replies: {
    200: z.object({ leading: z.number(), outbid: z.number(), won: z.number(), lost: z.number() }),
  },
  codes: [],
})

export const voidBidder = endpoint({
  route: 'POST /admin/auctions/:id/void-bidder',
  summary: 'Anula todas las pujas de una persona en una subasta en curso, con un motivo público',
  access: 'admin',
  params: auctionParams,
  body: z.strictObject({
    user_id: JsonId,
    reason: z
      .string({ error: 'Escribí el motivo.' })
      .overwrite(cleanLine)
      .min(3, { error: 'Escribí el motivo.' })
      .max(300, { error: 'El motivo es demasiado largo.' }),
  }),
  replies: { 200: Auction },
  codes: ['not_active', 'not_started', 'finished', 'no_bids', 'not_found', 'busy'],
})
