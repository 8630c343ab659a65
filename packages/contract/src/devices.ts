import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Instant, Uuid } from './shapes.ts'

/** One place where the person is logged in. */
export const Device = z.object({
  id: z.string(),
  /** As people say it: `Chrome en Windows`. */
  name: z.string(),
  platform: z.enum(['web', 'ios', 'android']),
  /** The one that asks. */
  current: z.boolean(),
  created_at: Instant,
  seen_at: Instant,
})
export type Device = z.infer<typeof Device>

export const listDevices = endpoint({
  route: 'GET /user/sessions',
  summary: 'Los dispositivos donde quien llama tiene la sesión abierta, primero el que pregunta',
  access: 'member',
  replies: { 200: z.object({ data: z.array(Device) }) },
  codes: [],
})

export const endDevice = endpoint({
  route: 'DELETE /user/sessions/:id',
  summary: 'Cierra una de las sesiones propias',
  access: 'member',
  params: z.object({ id: Uuid }),
  replies: { 200: Done },
  codes: ['not_found'],
})

export const endOtherDevices = endpoint({
  route: 'DELETE /user/sessions',
  summary: 'Cierra todas las sesiones propias menos la que llama',
  access: 'member',
  replies: { 200: z.object({ ended: z.number() }) },
  codes: [],
})

const TOKEN_SENTENCE = 'Ese identificador de avisos no es válido.'
const PushToken = z
  .string({ error: TOKEN_SENTENCE })
  .min(1, { error: TOKEN_SENTENCE })
  .max(4_096, { error: TOKEN_SENTENCE })
  .regex(/^[\x21-\x7e]+$/, { error: TOKEN_SENTENCE })

export const addPushToken = endpoint({
  route: 'POST /push-token',
  summary: 'Guarda adónde mandar los avisos de este dispositivo mientras dure su sesión',
  access: 'member',
  body: z.strictObject({
    token: PushToken,
    platform: z.enum(['ios', 'android'], { error: 'La plataforma es ios o android.' }),
  }),
  replies: { 200: Done },
  codes: [],
})

export const removePushToken = endpoint({
  route: 'POST /push-token/remove',
  summary: 'Deja de mandar avisos a este dispositivo',
  access: 'member',
  body: z.strictObject({ token: PushToken }),
  replies: { 200: Done },
  codes: [],
})
