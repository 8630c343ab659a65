import { cleanLine } from '@martillo/domain/text/clean-text'
import { z } from 'zod'
import { Auction, AuctionCard, AuctionState } from './auctions.ts'
import { endpoint } from './endpoint.ts'
import { Id, listOf, paging } from './shapes.ts'

const params = z.object({ id: Id })
const reason = z
  .string({ error: 'Escribí el motivo.' })
  .overwrite(cleanLine)
  .min(3, { error: 'Escribí el motivo.' })
  .max(300, { error: 'El motivo es demasiado largo.' })

export const listAuctionsToJudge = endpoint({
  route: 'GET /admin/auctions',
  summary: 'Las subastas en un estado; las que esperan aprobación, la más vieja primero',
  access: 'admin',
  query: z.strictObject({ ...paging(12), state: AuctionState.default('pending') }),
  replies: { 200: listOf(AuctionCard) },
  codes: [],
})

export const approveAuction = endpoint({
  route: 'POST /admin/auctions/:id/approve',
  summary: 'Aprueba una publicación; si ya tendría que haber empezado, comienzo y cierre se corren',
  access: 'admin',
  params,
  replies: { 200: Auction },
  codes: ['not_pending', 'not_found', 'busy'],
})

export const rejectAuction = endpoint({
  route: 'POST /admin/auctions/:id/reject',
  summary: 'Rechaza una publicación con un motivo que su vendedor lee',
  access: 'admin',
  params,
  body: z.strictObject({ reason }),
  replies: { 200: Auction },
  codes: ['not_pending', 'not_found', 'busy'],
})

export const cancelAuction = endpoint({
  route: 'POST /admin/auctions/:id/cancel',
  summary: 'Cancela una subasta con un motivo público; se avisa a quien vende y a quienes pujaron',
  access: 'admin',
  params,
  body: z.strictObject({ reason }),
  replies: { 200: Auction },
  codes: ['not_active', 'not_found', 'busy'],
})

export const removeAuction = endpoint({
  route: 'DELETE /auctions/:id',
  summary: 'Lo mismo que cancelarla: nada desaparece',
  access: 'admin',
  params,
  body: z.strictObject({ reason }),
  replies: { 200: Auction },
  codes: ['not_active', 'not_found', 'busy'],
})
