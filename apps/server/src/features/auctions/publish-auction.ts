import { judgePublicationLimit } from '@martillo/domain/auctions/publication-limits'
import { commissionRateBp } from '@martillo/domain/commissions/rate'
import { bandRules } from '@martillo/domain/reputation/bands'
import { dbNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import type { Events } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Storage } from '../../platform/storage.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { isBanned } from '../accounts/public.ts'
import {
  discardPictures,
  prepareRenditions,
  recordPictures,
  type StoredPicture,
  storePictures,
} from '../media/public.ts'
import { recordReputation, scoreOf } from '../reputation/public.ts'
import { approvalOfNew } from './approval/approval.store.ts'
import { auctionPublished } from './auctions.events.ts'
import { draftForPublication } from './drafts/draft-for-publication.ts'
import { setPublished } from './drafts/drafts.store.ts'
import { type JudgedForm, judgePublishForm, type PublishTexts } from './judge-publish-form.ts'
import {
  findByKey,
  findSentAt,
  findTint,
  getProfile,
  insertAuction,
  lockSeller,
  owesOverdue,
} from './publish.store.ts'
import { refuseLimit, refusePhotos, refusePublication, sellerBanned } from './refuse-publication.ts'

export interface PublishContext {
  readonly db: Db
  readonly events: Pick<Events, 'emit'>
  readonly jobs: Jobs
  readonly storage: Storage
}

export interface NewPublication {
  readonly sellerId: number
  readonly texts: PublishTexts
  /** Paths of the uploads in the order in which they are shown. */
  readonly primary: readonly string[]
  readonly secondary: readonly string[]
}

interface Source {
  readonly sellerId: number
  readonly key: string | undefined
  readonly draft: string | undefined
}

/** The auction that was made already by the same key or of the same draft, and the keys of the draft's photos. */
async function findBefore(db: Db | Tx, { sellerId, key, draft }: Source) {
  const made = key && (await findByKey(db, sellerId, key))
  if (made) return { made, photos: [] }
  if (draft === undefined) return { made: null, photos: [] }
  const { publishedAs, photos } = await draftForPublication(db, { ownerId: sellerId, draft })
  return { made: publishedAs, photos }
}

/** The photos of a draft come first, then what was sent; without a draft the primary one is what was sent as such. */
function countPhotos({ primary, secondary }: NewPublication, ofDraft: number) {
  const sent = { primary: primary.length, secondary: secondary.length }
  if (ofDraft === 0) return sent
  return { primary: 1, secondary: ofDraft - 1 + sent.primary + sent.secondary }
}

/**
 * Publishes an auction and returns its number. Everything that can be refused cheaply is refused before a picture
 * is decoded; pictures are kept before the transaction and thrown away when it refuses. The seller's row is locked
 * while limits are counted, so parallel publications never exceed them; neither the same key nor the same
 * draft ever makes two auctions. Photos of a draft are shown as they are kept, without storing them again.
 */
export async function publishAuction(context: PublishContext, publication: NewPublication): Promise<number> {
  const { db, storage } = context
  const { sellerId, texts, primary, secondary } = publication
  const from = { sellerId, key: texts.idempotency_key, draft: texts.draft }
  const before = await findBefore(db, from)
  if (before.made) return before.made
  const now = (await dbNow(db)).getTime()
  const counts = countPhotos(publication, before.photos.length)
  const form = await judgePublishForm(db, texts, counts, now)
  await judgeSeller(db, sellerId, form)

  const pictures = await storePictures(
    storage,
    [
      ...primary.map((source) => ({ source, field: 'primary_photo' })),
      ...secondary.map((source) => ({ source, field: 'secondary_photos' })),
    ].map((one) => ({ ...one, purpose: 'auction' as const, ownerId: sellerId })),
  )
  const keys = pictures.map((picture) => picture.key)
  try {
    const published = await inTransaction(db, (tx) => write(context, tx, { ...from, form, pictures }))
    if (!published.made) await discardPictures(storage, keys)
    return published.id
  } catch (error) {
    await discardPictures(storage, keys)
    throw error
  }
}

/** Throws when the seller may not publish this now; else their score, and the instant at which that was so. */
export async function judgeSeller(
  db: Db | Tx,
  sellerId: number,
  { premium, isPrivate }: Pick<JudgedForm, 'premium' | 'isPrivate'>,
) {
  const profile = await getProfile(db, sellerId)
  if (!profile?.birth_date || !profile.phone || !profile.province || !profile.city) {
    throw refusePublication('profile_incomplete')
  }
  if (await owesOverdue(db, sellerId)) throw refusePublication('commission_overdue')
  const score = await scoreOf(db, sellerId)
  const at = await dbNow(db)
  const sentAt = (await findSentAt(db, sellerId)).map((one) => one.getTime())
  const decision = judgePublicationLimit(score, premium, sentAt, at.getTime())
  if (!decision.ok) throw refuseLimit(decision)
  if (isPrivate && !bandRules(score).privateAuctions) throw refusePublication('band_too_low')
  return { score, at }
}

interface Writing extends Source {
  readonly form: JudgedForm
  readonly pictures: readonly StoredPicture[]
}

async function write({ events, jobs }: PublishContext, tx: Tx, writing: Writing) {
  const { sellerId, form, pictures, key, draft } = writing
  await lockSeller(tx, sellerId)
  if (await isBanned(tx, sellerId)) throw sellerBanned()
  // Whoever sent the same key or draft before has committed by now, and so have uploads to the draft.
  const { made, photos } = await findBefore(tx, writing)
  if (made) return { id: made, made: false }
  const shown = [...photos, ...pictures.map((picture) => picture.key)]
  refusePhotos(shown.length)
  const { score, at } = await judgeSeller(tx, sellerId, form)
  const approval = await approvalOfNew(tx, sellerId)
  const id = await insertAuction(tx, {
    seller_id: sellerId,
    subcategory_id: form.subcategoryId,
    title: form.title,
    description: form.description,
    condition: form.condition,
    warranty: form.warranty,
    warranty_day: form.warrantyTime,
    base_price_cents: form.basePriceCents,
    increment_cents: form.minIncrementCents,
    start_at: new Date(form.startAt),
    end_at: new Date(form.endAt),
    original_end_at: new Date(form.endAt),
    province: form.province,
    city: form.city,
    delivery_options: form.deliveryOptions,
    delivery_description: form.deliveryDescription,
    photos: shown,
    tint: pictures.find((picture) => picture.key === shown[0])?.tint ?? (await findTint(tx, shown[0])),
    is_private: form.isPrivate,
    quoted_rate_bp: commissionRateBp(score),
    publication_key: key ?? null,
    published_at: at,
    approval,
  })
  if (draft !== undefined) await setPublished(tx, { ownerId: sellerId, draft }, id)
  await recordPictures(tx, pictures)
  await prepareRenditions(tx, jobs, pictures)
  await recordReputation(tx, sellerId, { kind: 'active_week' })
  if (approval === 'approved' && !form.isPrivate) {
    await events.emit(tx, auctionPublished, { auction: id, seller: sellerId, title: form.title })
  }
  return { id, made: true }
}
