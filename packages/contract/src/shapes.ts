import { fromWireAmount, fromWireText } from '@martillo/domain/money/wire-amount'
import { z } from 'zod'

/** The sentence of every wrong amount; an issue that carries it becomes the code `amount_invalid`. */
export const AMOUNT_SENTENCE = 'Escribí un monto en pesos, sin signos raros y con hasta dos decimales.'

/** An amount in JSON: a number of pesos with at most two decimals. Text is refused. */
export const AmountInput = z
  .number({ error: AMOUNT_SENTENCE })
  .refine((pesos) => fromWireAmount(pesos).ok, { error: AMOUNT_SENTENCE })

/** An amount in multipart, query and CSV: 1 to 12 digits and at most two decimals. */
export const AmountText = z
  .string({ error: AMOUNT_SENTENCE })
  .refine((text) => fromWireText(text).ok, { error: AMOUNT_SENTENCE })

/** An amount in a reply: pesos with at most two decimals. */
export const Pesos = z.number()

/** An instant in a reply: ISO 8601 with offset and milliseconds. */
export const Instant = z.string()

/** An instant in a request: ISO 8601; a time without an offset is refused. */
export const InstantInput = z.iso.datetime({
  offset: true,
  error: 'Escribí fecha y hora con su zona horaria.',
})

/** A day without a time, `YYYY-MM-DD`. */
export const DayInput = z
  .string({ error: 'Escribí la fecha.' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Escribí la fecha como AAAA-MM-DD.' })

/** The number of a person, an auction or a category, as it comes in a path or a query. */
export const Id = z.coerce
  .number({ error: 'El identificador no es válido.' })
  .int({ error: 'El identificador no es válido.' })
  .positive({ error: 'El identificador no es válido.' })
  .max(2_147_483_647, { error: 'El identificador no es válido.' })

export const Uuid = z.uuid({ error: 'El identificador no es válido.' })

const PAGE_SENTENCE = 'La página va de 1 en adelante.'
const LIMIT_SENTENCE = 'Podés pedir de 1 a 50 por página.'

/** The paging of every list: `page` from 1, `limit` 1–50. */
export function paging(limit: number) {
  return {
    page: z.coerce
      .number({ error: PAGE_SENTENCE })
      .int({ error: PAGE_SENTENCE })
      .min(1, { error: PAGE_SENTENCE })
      .max(1_000_000, { error: PAGE_SENTENCE })
      .default(1),
    limit: z.coerce
      .number({ error: LIMIT_SENTENCE })
      .int({ error: LIMIT_SENTENCE })
      .min(1, { error: LIMIT_SENTENCE })
      .max(50, { error: LIMIT_SENTENCE })
      .default(limit),
  }
}

export const Meta = z.object({ page: z.number(), limit: z.number(), pages: z.number(), total: z.number() })
export type Meta = z.infer<typeof Meta>

/** A page of things, as all lists answer. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), meta: Meta })
}

/** A reply with nothing to say but that it was done. */
export const Done = z.object({ ok: z.literal(true) })

/** What every refused call answers: a code from its closed list and a sentence that may be shown. */
export interface ErrorReply {
  code: string
  error: string
  details?: Record<string, string>
  minimum?: number
  retry_at?: string
  request_id?: string
  [fact: string]: unknown
}
