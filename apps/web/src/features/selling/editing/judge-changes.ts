import type { editAuction } from '@martillo/contract/selling'
import { CONDITIONS, DELIVERY_OPTIONS, WARRANTIES } from '@martillo/domain/auctions/publication'
import { judgeEditedTimes } from '@martillo/domain/auctions/publication-times'
import { parsePesos } from '@martillo/domain/money/parse-pesos'
import type { z } from 'zod'
import { pesosOfCents } from '../../../lib/wire-money.ts'
import { judgeTexts, type PublishErrors, type PublishTexts, timesOf } from '../../publishing/publish-texts.ts'

/** What travels: only what is otherwise than it was. */
export type EditChanges = z.input<typeof editAuction.body>

interface Edited {
  texts: PublishTexts
  /** Keys, in order. */
  photos: readonly string[]
}

export type JudgedChanges = { ok: true; changes: EditChanges } | { ok: false; errors: PublishErrors }

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, i) => item === other[i])
}

/** The moments that were changed, in epoch milliseconds; NaN for what is not fully written. */
function changedTimes(before: PublishTexts, now: PublishTexts, nowMs: number) {
  const { startAt, endAt } = timesOf(now, nowMs)
  const isStartSame = now.startsNow === before.startsNow && now.start === before.start
  const isEndSame = now.length === before.length && now.end === before.end
  return {
    startAt: isStartSame ? undefined : (startAt ?? nowMs),
    endAt: isEndSame ? undefined : endAt,
  }
}

function timeFaults(before: PublishTexts, now: PublishTexts, nowMs: number): PublishErrors {
  const stored = timesOf(before, nowMs)
  const sent = changedTimes(before, now, nowMs)
  const { faults } = judgeEditedTimes({ startAt: stored.startAt ?? nowMs, endAt: stored.endAt }, sent, nowMs)
  return Object.fromEntries(faults.map(({ field, sentence }) => [field, sentence]))
}

/** An amount as typed, in pesos of the wire, where it is another one than before. */
function changedAmount(before: string, now: string): number | undefined {
  const [one, other] = [parsePesos(before), parsePesos(now)]
  if (!other.ok || (one.ok && one.cents === other.cents)) return undefined
  return pesosOfCents(other.cents)
}

function changesOf(before: Edited, now: Edited, nowMs: number): EditChanges {
  const [old, texts] = [before.texts, now.texts]
  const { startAt, endAt } = changedTimes(old, texts, nowMs)
  const dayOf = (of: PublishTexts) => (of.warranty === 'provista-producto' ? of.warrantyDay : '')
  const baseOf = (of: PublishTexts) => (of.baseZero ? '0' : of.basePrice)
  const optionsOf = (of: PublishTexts) => DELIVERY_OPTIONS.filter((one) => of.delivery.includes(one))
  const differs = (field: keyof PublishTexts) => texts[field] !== old[field]
  const changes = {
    title: differs('title') ? texts.title : undefined,
    description: differs('description') ? texts.description : undefined,
    start_time: startAt === undefined ? undefined : new Date(startAt).toISOString(),
    end_time: endAt === undefined ? undefined : new Date(endAt).toISOString(),
    min_increment: changedAmount(old.increment, texts.increment),
    base_price: changedAmount(baseOf(old), baseOf(texts)),
    condition: differs('condition') ? CONDITIONS.find((one) => one === texts.condition) : undefined,
    subcategory_id: differs('subcategoryId') ? texts.subcategoryId : undefined,
    city: differs('city') || differs('province') ? texts.city : undefined,
    province: differs('province') ? texts.province : undefined,
    warranty: differs('warranty') ? WARRANTIES.find((one) => one === texts.warranty) : undefined,
    warranty_time: dayOf(old) === dayOf(texts) ? undefined : dayOf(texts),
    delivery_options: isSame(optionsOf(old), optionsOf(texts)) ? undefined : optionsOf(texts),
    delivery_description: differs('deliveryDescription') ? texts.deliveryDescription : undefined,
    photos: isSame(before.photos, now.photos) ? undefined : [...now.photos],
  }
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

/**
 * What to send of an edited auction, or what is wrong with it, by the server's rules. A start that passed is no fault while
 * it stays. `nowMs` by the server's clock.
 */
export function judgeChanges(before: Edited, now: Edited, nowMs: number): JudgedChanges {
  const judged = judgeTexts(now.texts, now.photos.length, nowMs)
  const { start_time: _start, end_time: _end, ...errors } = judged.ok ? {} : judged.errors
  Object.assign(errors, timeFaults(before.texts, now.texts, nowMs))
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, changes: changesOf(before, now, nowMs) }
}
