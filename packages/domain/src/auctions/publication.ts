import { type Cents, isCents, PESO_CENTS } from '../money/cents.ts'
import { isCalendarDate } from '../text/calendar-date.ts'
import { cleanLine, cleanText } from '../text/clean-text.ts'
import { countGraphemes } from '../text/graphemes.ts'
import {
  type PublicationFault,
  type PublicationFaultCode,
  type PublicationField,
  publicationFault,
} from './publication-faults.ts'
import { judgePublicationTimes } from './publication-times.ts'

export const CONDITIONS = ['nuevo', 'usado', 'reacondicionado'] as const
export const WARRANTIES = ['sin-garantia', 'provista-producto', 'provista-vendedor'] as const
export const DELIVERY_OPTIONS = [
  'retiro',
  'envio-a-cargo-del-comprador',
  'envio-gratis',
  'a-convenir',
] as const

export type Condition = (typeof CONDITIONS)[number]
export type Warranty = (typeof WARRANTIES)[number]
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number]

const TITLE_LENGTH = { from: 5, to: 120 }
const DESCRIPTION_LENGTH = 10_000
/** What a person sees as one character may be made of any number of them: joined emoji have no end. In UTF-16 units. */
const UNITS = { title: 1_500, description: 20_000 }
const DELIVERY_DESCRIPTION_LENGTH = 1_000
const FURTHER_PHOTOS = 9
const INCREMENT_ALWAYS_ALLOWED: Cents = 100_000 * PESO_CENTS

/** What is published, as it was sent: texts not yet cleaned, choices not yet checked. */
export type SentContent = {
  title: string
  description: string
  minIncrementCents: Cents
  basePriceCents: Cents
  condition: string
  warranty: string
  /** `YYYY-MM-DD`, or empty. */
  warrantyTime: string
  deliveryOptions: readonly string[]
  deliveryDescription: string
  primaryPhotos: number
  secondaryPhotos: number
}

/** A publication as it was sent. */
export type SentPublication = SentContent & {
  /** Null for "ahora". */
  startAt: number | null
  endAt: number
}

/** What may be stored: cleaned and complete. */
export type Content = {
  title: string
  description: string
  minIncrementCents: Cents
  basePriceCents: Cents
  condition: Condition
  warranty: Warranty
  /** Null unless the product's own warranty is promised. */
  warrantyTime: string | null
  deliveryOptions: DeliveryOption[]
  deliveryDescription: string
}

/** What may be stored, its times cut to the minute. */
export type Publication = Content & { startAt: number; endAt: number }

export type JudgedPublication =
  | { ok: true; publication: Publication }
  | { ok: false; refusal: 'publication_invalid'; faults: PublicationFault[] }

/** Judges everything about a publication but who publishes it, and tells all its faults at once. */
export function judgePublication(sent: SentPublication, now: number): JudgedPublication {
  const { startAt, endAt, faults } = judgePublicationTimes(sent, now)
  const judged = judgeContent(sent)
  const all = [...faults, ...judged.faults]
  return all.length > 0 || judged.content === null
    ? { ok: false, refusal: 'publication_invalid', faults: all }
    : { ok: true, publication: { ...judged.content, startAt, endAt } }
}

/** Judges all of it that does not hang on a clock; `content` is null when a choice is none that there is. */
export function judgeContent(sent: SentContent): { content: Content | null; faults: PublicationFault[] } {
  const faults: PublicationFault[] = []
  const check = (field: PublicationField, wrong: boolean, code: PublicationFaultCode) => {
    if (wrong) faults.push(publicationFault(field, code))
  }

  const title = cleanLine(sent.title)
  const titleLength = countGraphemes(title)
  check('title', titleLength < TITLE_LENGTH.from, 'title_too_short')
  check('title', titleLength > TITLE_LENGTH.to || title.length > UNITS.title, 'title_too_long')
  const description = cleanText(sent.description)
  const isTooLong = countGraphemes(description) > DESCRIPTION_LENGTH || description.length > UNITS.description
  check('description', isTooLong, 'description_too_long')

  const { basePriceCents, minIncrementCents } = sent
  check('base_price', !isCents(basePriceCents), 'amount_invalid')
  check('min_increment', !isCents(minIncrementCents), 'amount_invalid')
  check('min_increment', minIncrementCents < PESO_CENTS, 'increment_too_small')
  const largestIncrement = Math.max(INCREMENT_ALWAYS_ALLOWED, basePriceCents / 2)
  check('min_increment', minIncrementCents > largestIncrement, 'increment_too_large')

  const condition = CONDITIONS.find((known) => known === sent.condition)
  const warranty = WARRANTIES.find((known) => known === sent.warranty)
  check('condition', condition === undefined, 'condition_invalid')
  check('warranty', warranty === undefined, 'warranty_invalid')
  const dated = warranty === 'provista-producto'
  check('warranty_time', dated && !isCalendarDate(sent.warrantyTime), 'warranty_date_invalid')
  check('warranty_time', !dated && sent.warrantyTime !== '', 'warranty_date_unexpected')

  const deliveryOptions = DELIVERY_OPTIONS.filter((known) => sent.deliveryOptions.includes(known))
  const unknownDelivery = sent.deliveryOptions.some(
    (option) => !DELIVERY_OPTIONS.some((known) => known === option),
  )
  check('delivery_options', sent.deliveryOptions.length === 0, 'delivery_missing')
  check('delivery_options', unknownDelivery, 'delivery_invalid')
  const deliveryDescription = cleanText(sent.deliveryDescription)
  const deliveryLength = countGraphemes(deliveryDescription)
  check('delivery_description', deliveryLength > DELIVERY_DESCRIPTION_LENGTH, 'delivery_description_too_long')

  check('primary_photo', sent.primaryPhotos < 1, 'photo_missing')
  check('primary_photo', sent.primaryPhotos > 1, 'photo_too_many')
  check('secondary_photos', sent.secondaryPhotos > FURTHER_PHOTOS, 'photos_too_many')

  if (faults.length > 0 || condition === undefined || warranty === undefined) return { content: null, faults }
  return {
    faults,
    content: {
      title,
      description,
      minIncrementCents,
      basePriceCents,
      condition,
      warranty,
      warrantyTime: dated ? sent.warrantyTime : null,
      deliveryOptions,
      deliveryDescription,
    },
  }
}
