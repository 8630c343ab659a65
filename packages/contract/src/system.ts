import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Instant } from './shapes.ts'

export const getTime = endpoint({
  route: 'GET /time',
  summary: 'La hora que decide: la de la base de datos',
  access: 'visitor',
  replies: { 200: z.object({ now: Instant }) },
  codes: [],
})

export const PublicConfig = z.object({
  product_name: z.string(),
  tagline: z.string(),
  public_url: z.string(),
  trial: z.boolean(),
  features: z.object({
    google: z.boolean(),
    apple: z.boolean(),
    push: z.boolean(),
    mercadopago: z.boolean(),
  }),
  contact_email: z.string().nullable(),
  chat_url: z.string().nullable(),
  social: z.record(z.string(), z.string()),
  tutorials: z.record(z.string(), z.string()),
  app_store_url: z.string().nullable(),
  play_store_url: z.string().nullable(),
  operator: z.record(z.string(), z.string()),
  /** Only in the trial: the accounts to try. */
  demo_accounts: z.array(z.object({ email: z.string(), role: z.string(), about: z.string() })).optional(),
  demo_password: z.string().optional(),
})
export type PublicConfig = z.infer<typeof PublicConfig>

export const getConfig = endpoint({
  route: 'GET /config',
  summary: 'Lo que la aplicación necesita saber del servicio',
  access: 'visitor',
  replies: { 200: PublicConfig },
  codes: [],
})
