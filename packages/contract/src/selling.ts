import { cleanText } from '@martillo/domain/text/clean-text'
import { z } from 'zod'
import { DeliveryOption } from './auction-filters.ts'
import { Auction, PublishForm } from './auctions.ts'
import { endpoint } from './endpoint.ts'
import { AmountInput, Done, Id, InstantInput, Uuid } from './shapes.ts'

const params = z.object({ id: Id })

/** Of the publication's refusals, those that also stop a republication. */
const PUBLISHING_REFUSALS = [
  'publication_invalid',
  'band_cannot_publish',
  'daily_limit',
  'weekly_limit',
  'premium_category',
  'band_too_low',
  'commission_overdue',
  'profile_incomplete',
] as const

export const editAuction = endpoint({
  route: 'PUT /auctions/edit/:id',
  summary: 'Cambia una subasta propia: todo mientras nadie pujó; después, solo fotos y entregas de más',
  access: 'verified',
  params,
  body: z.strictObject({
    title: PublishForm.shape.title.optional(),
    description: PublishForm.shape.description.optional(),
    start_time: InstantInput.optional(),
    end_time: InstantInput.optional(),
    min_increment: AmountInput.optional(),
    base_price: AmountInput.optional(),
    condition: PublishForm.shape.condition.optional(),
    subcategory_id: Id.optional(),
    city: PublishForm.shape.city.optional(),
    province: PublishForm.shape.province.optional(),
    warranty: PublishForm.shape.warranty.optional(),
    warranty_time: z.string().max(10).optional(),
    delivery_options: z.array(DeliveryOption).min(1).max(4).optional(),
    delivery_description: z.string().max(1_000).optional(),
    /** All photos in their new order: keys of the auction's own, and of a draft's of the same person. */
    photos: z.array(z.string().max(200)).min(1).max(10).optional(),
  }),
  replies: { 200: Auction },
  codes: [
    'publication_invalid',
    'premium_category',
    'has_bids',
    'not_active',
    'finished',
    'not_found',
    'busy',
  ],
})

export const deleteOwnAuction = endpoint({
  route: 'DELETE /auctions/deleteownauction/:id',
  summary: 'Borra una subasta propia en la que nadie pujó',
  access: 'member',
  params,
  replies: { 200: Done },
  codes: ['has_bids', 'not_found', 'busy'],
})

export const republishAuction = endpoint({
  route: 'POST /auctions/republish/:id',
  summary: 'Publica otra vez una subasta terminada sin venta, con otro cierre',
  access: 'verified',
  params,
  query: z.strictObject({ end_time: InstantInput, idempotency_key: Uuid.optional() }),
  replies: { 201: z.object({ id: z.number(), auction: Auction }) },
  codes: [...PUBLISHING_REFUSALS, 'not_republishable', 'already_republished', 'not_found', 'busy'],
})

export const clarifyAuction = endpoint({
  route: 'POST /auctions/:id/clarifications',
  summary: 'Agrega una aclaración con su fecha debajo de la descripción',
  access: 'verified',
  params,
  body: z.strictObject({
    text: z
      .string({ error: 'Escribí la aclaración.' })
      .overwrite(cleanText)
      .min(3, { error: 'Escribí la aclaración.' })
      .max(1_000, { error: 'Puede tener hasta 1.000 caracteres.' }),
  }),
  replies: { 201: Auction },
  codes: ['not_active', 'finished', 'too_many_clarifications', 'not_found', 'busy'],
})
