import { z } from 'zod'
import { Draft } from './drafts.ts'
import { endpoint } from './endpoint.ts'
import { Id, Uuid } from './shapes.ts'

const params = z.object({ id: Id })

export const draftSimilar = endpoint({
  route: 'POST /auctions/:id/similar',
  summary: 'Hace un borrador con el contenido y las fotos de una subasta propia, sin fechas ni pujas',
  access: 'member',
  params,
  body: z.strictObject({ draft: Uuid }),
  replies: { 200: Draft, 201: Draft },
  codes: ['not_found', 'too_many_drafts', 'draft_published'],
})
