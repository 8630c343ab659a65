import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { OwnUser } from './profile.ts'
import { Id, Instant, listOf, paging } from './shapes.ts'

/** A person as administrators list them. */
export const ListedUser = z.object({
  ID: z.number(),
  Username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  ProfileImage: z.string(),
  role: z.enum(['user', 'admin']),
  kind: z.enum(['particular', 'comercio']),
  reputation: z.number(),
  band: z.number(),
  verified_email: z.boolean(),
  city: z.string(),
  province: z.string(),
  member_since: Instant,
})
export type ListedUser = z.infer<typeof ListedUser>

/** The whole record of a person, for administrators. */
export const FullUser = OwnUser.extend({
  reputation: z.number(),
  band: z.number(),
  identity: z.enum(['none', 'pending', 'approved', 'rejected']),
  /** When a session of theirs was last used. */
  last_seen_at: Instant.nullable(),
  auctions: z.number(),
  bids: z.number(),
  sales: z.number(),
})
export type FullUser = z.infer<typeof FullUser>

export const listUsers = endpoint({
  route: 'GET /user/all',
  summary: 'Las personas registradas, las últimas primero',
  access: 'admin',
  query: z.strictObject(paging(12)),
  replies: { 200: listOf(ListedUser) },
  codes: [],
})

export const getFullUser = endpoint({
  route: 'GET /user/fulluserdecrypted/:id',
  summary: 'La ficha completa de una persona; la consulta queda registrada',
  access: 'admin',
  params: z.object({ id: Id }),
  replies: { 200: FullUser },
  codes: ['not_found'],
})

export const searchFullUser = endpoint({
  route: 'GET /user/fulluserdecrypted/search',
  summary: 'La ficha completa por email o nombre de usuario; la consulta queda registrada',
  access: 'admin',
  query: z.strictObject({
    type: z.enum(['email', 'username'], { error: 'Invalid search type' }),
    value: z
      .string({ error: 'Escribí qué buscar.' })
      .trim()
      .min(1, { error: 'Escribí qué buscar.' })
      .max(254, { error: 'Es demasiado largo.' }),
  }),
  replies: { 200: FullUser },
  codes: ['not_found'],
})
