import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, listOf, paging } from './shapes.ts'

/** Somebody whom the person blocked. */
export const BlockedUser = z.object({
  ID: z.number(),
  Username: z.string(),
  ProfileImage: z.string(),
  blocked_at: Instant,
})
export type BlockedUser = z.infer<typeof BlockedUser>

export const blockUser = endpoint({
  route: 'POST /user/block/:id',
  summary: 'Bloquea a una persona: no puja en tus subastas, no pregunta y no te escribe',
  access: 'member',
  params: z.object({ id: Id }),
  replies: { 200: Done },
  codes: ['not_found', 'block_self'],
})

export const unblockUser = endpoint({
  route: 'DELETE /user/block/:id',
  summary: 'Desbloquea a una persona',
  access: 'member',
  params: z.object({ id: Id }),
  replies: { 200: Done },
  codes: [],
})

export const listBlocks = endpoint({
  route: 'GET /user/blocks',
  summary: 'A quiénes bloqueó la persona, los últimos primero',
  access: 'member',
  query: z.strictObject({
    ...paging(50),
    /** Only whether this one is among them. */
    person: Id.optional(),
  }),
  replies: { 200: listOf(BlockedUser) },
  codes: [],
})
