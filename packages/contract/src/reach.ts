import { z } from 'zod'
import { Auction } from './auctions.ts'
import { endpoint } from './endpoint.ts'
import { Done, Id } from './shapes.ts'

const params = z.object({ id: Id })

export const featureAuction = endpoint({
  route: 'POST /auctions/:id/feature',
  summary: 'Destaca una subasta propia, hasta tres a la vez (reputación de 76 o más)',
  access: 'verified',
  params,
  replies: { 200: Auction },
  codes: [
    'band_too_low',
    'featured_used_up',
    'private_auction',
    'not_active',
    'finished',
    'not_found',
    'busy',
  ],
})

export const unfeatureAuction = endpoint({
  route: 'POST /auctions/:id/unfeature',
  summary: 'Deja de destacar una subasta propia',
  access: 'verified',
  params,
  replies: { 200: Auction },
  codes: ['not_found', 'busy'],
})

export const PrivateLink = z.object({
  /** The secret that opens it; nothing once the link is void. */
  clave: z.string().nullable(),
  /** `/subasta/{id}?clave={secret}`; nothing once the link is void. */
  path: z.string().nullable(),
  /** The same with the site's address before it, for sharing. */
  url: z.string().nullable(),
  guests: z.number(),
})
export type PrivateLink = z.infer<typeof PrivateLink>

export const getPrivateLink = endpoint({
  route: 'GET /auctions/:id/private-link',
  summary: 'El enlace de una subasta privada propia y cuántas personas entraron',
  access: 'member',
  params,
  replies: { 200: PrivateLink },
  codes: ['not_private', 'not_found'],
})

export const makePrivateLink = endpoint({
  route: 'POST /auctions/:id/private-link',
  summary: 'Hace un enlace nuevo para una subasta privada propia y anula el anterior',
  access: 'verified',
  params,
  replies: { 201: PrivateLink },
  codes: ['not_private', 'not_found', 'busy'],
})

export const voidPrivateLink = endpoint({
  route: 'DELETE /auctions/:id/private-link',
  summary: 'Anula el enlace y saca a quienes entraron y no pujaron',
  access: 'verified',
  params,
  replies: { 200: PrivateLink },
  codes: ['not_private', 'not_found', 'busy'],
})

export const enterAuction = endpoint({
  route: 'POST /auctions/:id/enter',
  summary: 'Entra a una subasta privada con la clave de su enlace',
  access: 'member',
  params,
  body: z.strictObject({ clave: z.string({ error: 'Falta la clave del enlace.' }).max(200) }),
  replies: { 200: Done },
  codes: ['not_found'],
})
