import type { DraftTexts } from '@martillo/contract/drafts'
import { judgePublication } from '@martillo/domain/auctions/publication'
import type { PublicationField } from '@martillo/domain/auctions/publication-faults'
import { parsePesos } from '@martillo/domain/money/parse-pesos'
import { pesosOfCents } from '../../lib/wire-money.ts'

/** What the form holds, as typed. Money as a person writes it, moments as `YYYY-MM-DDTHH:mm` of Argentina. */
export type PublishTexts = DraftTexts

/** What an empty form holds. */
export const emptyTexts: PublishTexts = {
  title: '',
  description: '',
  categoryId: '',
  subcategoryId: '',
  condition: '',
  warranty: 'sin-garantia',
  warrantyDay: '',
  baseZero: false,
  basePrice: '',
  increment: '',
  startsNow: true,
  start: '',
  length: '7',
  end: '',
  delivery: [],
  deliveryDescription: '',
  province: '',
  city: '',
  private: false,
}

export type PublishField = PublicationField | 'subcategory_id' | 'province' | 'city'
export type PublishErrors = Partial<Record<PublishField, string>>

/** What travels, but the photos: the names and forms of the wire. */
export type PublishValues = Record<string, string | readonly string[]>

const DAY_MS = 86_400_000
const ARGENTINA = ':00-03:00'
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** What is half typed is no moment: left to itself the browser would guess one. */
function instant(local: string): number {
  return LOCAL.test(local) ? Date.parse(local + ARGENTINA) : Number.NaN
}

function wire(cents: number): string {
  return String(pesosOfCents(cents))
}

/** Start (null: now) and end in epoch milliseconds; NaN where a moment is not written. */
export function timesOf(texts: PublishTexts, nowMs: number): { startAt: number | null; endAt: number } {
  const startAt = texts.startsNow ? null : instant(texts.start)
  const endAt =
    texts.length === 'other' ? instant(texts.end) : (startAt ?? nowMs) + Number(texts.length) * DAY_MS
  return { startAt, endAt }
}

/**
 * Judges the form by the rules that the server will apply, so that every fault is shown at its field before
 * anything travels. `nowMs` by the server's clock.
 */
export function judgeTexts(
  texts: PublishTexts,
  photos: number,
  nowMs: number,
): { ok: true; values: PublishValues } | { ok: false; errors: PublishErrors } {
  const errors: PublishErrors = {}
  const base = texts.baseZero ? { ok: true as const, cents: 0 } : parsePesos(texts.basePrice)
  const increment = parsePesos(texts.increment)
  const { startAt, endAt } = timesOf(texts, nowMs)
  const judged = judgePublication(
    {
      title: texts.title,
      description: texts.description,
      startAt,
      endAt,
      basePriceCents: base.ok ? base.cents : 0,
      minIncrementCents: increment.ok ? increment.cents : 100,
      condition: texts.condition,
      warranty: texts.warranty,
      warrantyTime: texts.warranty === 'provista-producto' ? texts.warrantyDay : '',
      deliveryOptions: texts.delivery,
      deliveryDescription: texts.deliveryDescription,
      primaryPhotos: Math.min(1, photos),
      secondaryPhotos: Math.max(0, photos - 1),
    },
    nowMs,
  )
  if (!judged.ok) for (const { field, sentence } of judged.faults) errors[field] ??= sentence
  if (!base.ok) errors.base_price = base.sentence
  if (!increment.ok) errors.min_increment = increment.sentence
  if (texts.description.trim() === '') errors.description ??= 'Contá cómo está y qué incluye.'
  if (texts.subcategoryId === '') errors.subcategory_id = 'Elegí la categoría y la subcategoría.'
  if (texts.province === '') errors.province = 'Elegí la provincia.'
  if (texts.city.trim() === '') errors.city = 'Elegí la ciudad.'
  if (!judged.ok || Object.keys(errors).length > 0 || !base.ok || !increment.ok) return { ok: false, errors }
  return {
    ok: true,
    values: {
      title: texts.title,
      description: texts.description,
      start_time: new Date(judged.publication.startAt).toISOString(),
      end_time: new Date(judged.publication.endAt).toISOString(),
      min_increment: wire(increment.cents),
      base_price: wire(base.cents),
      condition: texts.condition,
      subcategory_id: texts.subcategoryId,
      city: texts.city,
      province: texts.province,
      warranty: texts.warranty,
      warranty_time: judged.publication.warrantyTime ?? '',
      delivery_options: texts.delivery,
      delivery_description: texts.deliveryDescription,
      ...(texts.private && { private: 'true' }),
    },
  }
}
