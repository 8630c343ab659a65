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

const LARGEST_ID = 2_147_483_647
const ID_SENTENCE = 'El identificador no es válido.'

/** Text of an address is a whole number only when it is written in digits: "0x1F", "1e1", "1.0" and " 1" are none. */
function wholeNumber(text: unknown): unknown {
  return typeof text === 'string' && !/^\d{1,10}$/.test(text) ? Number.NaN : text
}

/** The number of a person, an auction or a category, as it comes in a path, a query or a form. */
export const Id = z
  .preprocess(
    wholeNumber,
    z.coerce
      .number({ error: ID_SENTENCE })
      .int({ error: ID_SENTENCE })
      .positive({ error: ID_SENTENCE })
      .max(LARGEST_ID, { error: ID_SENTENCE }),
  )
  .meta({ type: 'integer', minimum: 1, maximum: LARGEST_ID })

/** The same in a JSON body, where it is a number. */
export const JsonId = z
  .number({ error: ID_SENTENCE })
  .int({ error: ID_SENTENCE })
  .positive({ error: ID_SENTENCE })
  .max(LARGEST_ID, { error: ID_SENTENCE })

export const Uuid = z.uuid({ error: 'El identificador no es válido.' })

const PAGE_SENTENCE = 'La página va de 1 en adelante.'
const LIMIT_SENTENCE = 'Podés pedir de 1 a 50 por página.'

function countUpTo(largest: number, error: string) {
  return z
    .preprocess(
      wholeNumber,
      z.coerce.number({ error }).int({ error }).min(1, { error }).max(largest, { error }),
    )
    .meta({ type: 'integer', minimum: 1, maximum: largest })
}

/** The paging of every list: `page` from 1, `limit` 1–50. */
export function paging(limit: number) {
  return {
    page: countUpTo(1_000_000, PAGE_SENTENCE).default(1),
    limit: countUpTo(50, LIMIT_SENTENCE).default(limit),
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

/** The texts beside the files of a form that has only files; one that comes along is refused. */
export const NoTexts = z.strictObject({})

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
