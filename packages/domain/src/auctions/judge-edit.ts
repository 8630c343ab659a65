import { type Content, judgeContent, type SentContent } from './publication.ts'
import { type PublicationFault, publicationFault } from './publication-faults.ts'
import { judgeEditedTimes } from './publication-times.ts'

/** All of an auction that its seller may ever change. Instants in epoch milliseconds. */
export type Editable = Content & {
  startAt: number
  endAt: number
  subcategoryId: number
  province: string
  city: string
  /** Keys in order; the first is the primary one. */
  photos: readonly string[]
}

/** What was sent; what is left out stays. Province and city are judged by whoever knows the list. */
export type SentEdit = Partial<
  Omit<SentContent, 'primaryPhotos' | 'secondaryPhotos'> & {
    startAt: number
    endAt: number
    subcategoryId: number
    province: string
    city: string
    photos: readonly string[]
  }
>

export type JudgedEdit =
  | { ok: true; edited: Editable; changed: readonly (keyof Editable)[] }
  | { ok: false; refusal: 'publication_invalid' | 'has_bids'; faults: PublicationFault[] }

/** What an administrator looked at, so that a change of it is looked at again. */
const APPROVED_PARTS: readonly (keyof Editable)[] = ['title', 'description', 'subcategoryId', 'photos']

/** By its name on the wire, for the sentence beside it. */
const FIELDS = {
  title: 'title',
  description: 'description',
  startAt: 'start_time',
  endAt: 'end_time',
  minIncrementCents: 'min_increment',
  basePriceCents: 'base_price',
  condition: 'condition',
  warranty: 'warranty',
  warrantyTime: 'warranty_time',
  deliveryOptions: 'delivery_options',
  deliveryDescription: 'delivery_description',
  subcategoryId: 'subcategory_id',
  province: 'province',
  city: 'city',
  photos: 'photos',
} as const satisfies Record<keyof Editable, string>

const EDITABLE = Object.keys(FIELDS) as (keyof Editable)[]

/**
 * Judges a change of an auction that has not ended. Without bids everything may change. Once somebody bid, only photos
 * behind those that there are and further delivery options are taken: whoever bid did so on what they read. What is
 * sent as it stands is no change. `known` are the photos that may be shown: its own and those just uploaded.
 */
export function judgeEdit(
  stored: Editable,
  sent: SentEdit,
  { hasBids, known, now }: { hasBids: boolean; known: readonly string[]; now: number },
): JudgedEdit {
  const times = judgeEditedTimes(stored, sent, now)
  const photos = sent.photos ?? stored.photos
  const warranty = sent.warranty ?? stored.warranty
  // Whoever chooses another warranty need not clear the old one's date.
  const keptDay = warranty === 'provista-producto' ? (stored.warrantyTime ?? '') : ''
  const { content, faults } = judgeContent({
    title: sent.title ?? stored.title,
    description: sent.description ?? stored.description,
    minIncrementCents: sent.minIncrementCents ?? stored.minIncrementCents,
    basePriceCents: sent.basePriceCents ?? stored.basePriceCents,
    condition: sent.condition ?? stored.condition,
    warranty,
    warrantyTime: sent.warrantyTime ?? keptDay,
    deliveryOptions: sent.deliveryOptions ?? stored.deliveryOptions,
    deliveryDescription: sent.deliveryDescription ?? stored.deliveryDescription,
    primaryPhotos: Math.min(photos.length, 1),
    secondaryPhotos: photos.length - 1,
  })
  const all = [...times.faults, ...faults, ...judgePhotos(photos, known)]
  if (hasBids) {
    const fixed = judgeAdditions(stored, sent, content, times)
    if (fixed.length > 0) return { ok: false, refusal: 'has_bids', faults: fixed }
  }
  if (content === null || all.length > 0) return { ok: false, refusal: 'publication_invalid', faults: all }
  const edited: Editable = {
    ...content,
    startAt: times.startAt,
    endAt: times.endAt,
    subcategoryId: sent.subcategoryId ?? stored.subcategoryId,
    province: sent.province ?? stored.province,
    city: sent.city ?? stored.city,
    photos,
  }
  return { ok: true, edited, changed: EDITABLE.filter((part) => !isSame(stored[part], edited[part])) }
}

/** Whether a change is one of those for which an approval is given anew. */
export function touchesApproval(changed: readonly (keyof Editable)[]): boolean {
  return changed.some((part) => APPROVED_PARTS.includes(part))
}

function judgePhotos(photos: readonly string[], known: readonly string[]): PublicationFault[] {
  const faults: PublicationFault[] = []
  if (photos.some((key) => !known.includes(key))) faults.push(publicationFault('photos', 'photo_unknown'))
  if (new Set(photos).size < photos.length) faults.push(publicationFault('photos', 'photo_twice'))
  return faults
}

/** Compares what was sent as it would be stored; what cannot be stored at all counts as a change. */
function judgeAdditions(
  stored: Editable,
  sent: SentEdit,
  content: Content | null,
  times: { startAt: number; endAt: number },
): PublicationFault[] {
  const wished = { ...sent, ...content, startAt: times.startAt, endAt: times.endAt }
  const faults: PublicationFault[] = []
  for (const part of EDITABLE) {
    if (part === 'photos' || part === 'deliveryOptions') continue
    const wish = wished[part]
    if (wish !== undefined && !isSame(stored[part], wish))
      faults.push(publicationFault(FIELDS[part], 'fixed_by_bids'))
  }
  const { photos, deliveryOptions } = sent
  if (photos && !isSame(stored.photos, photos.slice(0, stored.photos.length))) {
    faults.push(publicationFault('photos', 'photos_only_added'))
  }
  if (deliveryOptions && stored.deliveryOptions.some((option) => !deliveryOptions.includes(option))) {
    faults.push(publicationFault('delivery_options', 'delivery_only_added'))
  }
  return faults
}

/** Lists by their items in order; delivery options are kept in one order. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((item, index) => item === other[index])
}
