import { z } from 'zod'
import { OwnSearch } from './auctions.ts'
import { endpoint } from './endpoint.ts'
import { Done, Instant, listOf, NoTexts, paging, Uuid } from './shapes.ts'

const line = z.string().max(300).default('')

/**
 * The publishing form as it stands, each field as typed: nothing is judged before it is published. Whatever may be
 * published fits, so that a draft can be made of every auction.
 */
export const DraftTexts = z.strictObject({
  title: z.string().max(2_000).default(''),
  description: z.string().max(20_000).default(''),
  categoryId: line,
  subcategoryId: line,
  condition: line,
  warranty: line,
  warrantyDay: line,
  baseZero: z.boolean().default(false),
  basePrice: line,
  increment: line,
  startsNow: z.boolean().default(true),
  /** Moments as the form has them, `YYYY-MM-DDTHH:mm` of Argentina. */
  start: line,
  /** Days from the start, or `other` for `end`. */
  length: z.enum(['1', '3', '5', '7', '10', 'other']).default('7'),
  end: line,
  delivery: z.array(z.string().max(60)).max(10).default([]),
  deliveryDescription: z.string().max(4_000).default(''),
  province: line,
  city: line,
  private: z.boolean().default(false),
})
export type DraftTexts = z.infer<typeof DraftTexts>

export const Draft = z.object({
  id: Uuid,
  texts: DraftTexts,
  /** Keys of its photos (`images/{key}` is the picture), in order; the first is the primary one. */
  photos: z.array(z.string()),
  /** Under which identifiers these were uploaded, in the same order: what takes one away again. */
  photo_ids: z.array(Uuid),
  /** Counts the saves: whoever saves says which one they had before their eyes. */
  version: z.number(),
  saved_at: Instant,
})
export type Draft = z.infer<typeof Draft>

/** A draft as lists show it. */
export const DraftCard = z.object({
  id: Uuid,
  title: z.string(),
  /** `images/{key}`; empty before the first photo. */
  PrimaryPic: z.string(),
  saved_at: Instant,
})
export type DraftCard = z.infer<typeof DraftCard>

const params = z.object({ uuid: Uuid })
const photoParams = z.object({ uuid: Uuid, photo: Uuid })

export const listDrafts = endpoint({
  route: 'GET /drafts',
  summary: 'Los borradores de quien pregunta, el último guardado primero',
  access: 'member',
  query: z.strictObject({ ...paging(12), q: OwnSearch }),
  replies: { 200: listOf(DraftCard) },
  codes: [],
})

export const getDraft = endpoint({
  route: 'GET /drafts/:uuid',
  summary: 'Un borrador propio, entero',
  access: 'member',
  params,
  replies: { 200: Draft },
  codes: ['not_found', 'draft_published'],
})

export const saveDraft = endpoint({
  route: 'PUT /drafts/:uuid',
  summary: 'Guarda un borrador; lo crea la primera vez',
  access: 'member',
  params,
  body: z.strictObject({
    texts: DraftTexts,
    /** The order of its photos; what is left out goes to the end, what is not the draft's is ignored. */
    photos: z.array(z.string().max(200)).max(50).default([]),
    /** The version that was edited, 0 for a new draft. Another one now: 409 `draft_changed`, with `draft`. Deleted meanwhile: 404. */
    version: z.number().int().min(0).max(2_147_483_647),
  }),
  replies: { 200: Draft, 201: Draft },
  codes: ['draft_changed', 'draft_published', 'too_many_drafts', 'not_found'],
})

export const deleteDraft = endpoint({
  route: 'DELETE /drafts/:uuid',
  summary: 'Borra un borrador propio con sus fotos',
  access: 'member',
  params,
  replies: { 200: Done },
  codes: ['not_found'],
})

export const saveDraftPhoto = endpoint({
  route: 'PUT /drafts/:uuid/photos/:photo',
  summary: 'Sube una foto a un borrador; repetirla con el mismo identificador no la duplica',
  access: 'member',
  params: photoParams,
  body: NoTexts,
  files: { photo: { min: 1, max: 1 } },
  replies: { 200: z.object({ key: z.string() }), 201: z.object({ key: z.string() }) },
  codes: [
    'image_invalid',
    'photos_too_many',
    'photo_quota',
    'too_many_drafts',
    'draft_published',
    // The draft was deleted meanwhile.
    'not_found',
  ],
})

export const deleteDraftPhoto = endpoint({
  route: 'DELETE /drafts/:uuid/photos/:photo',
  summary: 'Quita una foto de un borrador',
  access: 'member',
  params: photoParams,
  replies: { 200: Done },
  codes: ['not_found', 'draft_published'],
})
