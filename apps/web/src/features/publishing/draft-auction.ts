import type { Auction } from '@martillo/contract/auctions'
import type { Category } from '@martillo/contract/catalog'
import { CONDITIONS, DELIVERY_OPTIONS, WARRANTIES } from '@martillo/domain/auctions/publication'
import { parsePesos } from '@martillo/domain/money/parse-pesos'
import { pesosOfCents } from '../../lib/wire-money.ts'
import { type PublishTexts, timesOf } from './publish-texts.ts'

export type DraftSeller = Auction['seller']

interface Around {
  /** Keys of the photos, in order. */
  photos: readonly string[]
  categories: readonly Category[]
  seller: DraftSeller
  nowMs: number
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

function pesosOf(text: string): number {
  const parsed = parsePesos(text)
  return parsed.ok ? pesosOfCents(parsed.cents) : 0
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}

/** The auction that a draft would be if it were published now. What is not written yet is filled in with what says least. */
export function draftAuction(texts: PublishTexts, { photos, categories, seller, nowMs }: Around): Auction {
  const { startAt, endAt } = timesOf(texts, nowMs)
  const category = categories.find(({ ID }) => String(ID) === texts.categoryId)
  const subcategory = category?.Subcategories.find(({ ID }) => String(ID) === texts.subcategoryId)
  const [first = '', ...further] = photos.map((key) => `images/${key}`)
  const base = texts.baseZero ? 0 : pesosOf(texts.basePrice)
  const increment = pesosOf(texts.increment)
  const warranty = WARRANTIES.find((one) => one === texts.warranty) ?? 'sin-garantia'
  return {
    ID: 0,
    Title: texts.title.trim() || 'El título de tu subasta',
    description: texts.description.trim() || 'Acá va la descripción.',
    // A moment ago, where it starts with its publication: what has just started says so in the clock's place.
    StartTime: isoOf(startAt !== null && Number.isFinite(startAt) ? startAt : nowMs - MINUTE_MS),
    EndTime: isoOf(Number.isFinite(endAt) ? endAt : nowMs + 7 * DAY_MS),
    published_at: isoOf(nowMs),
    MinIncrement: increment,
    BasePrice: base,
    minimum_next_bid: base || increment,
    condition: CONDITIONS.find((one) => one === texts.condition) ?? 'usado',
    warranty,
    warranty_time: warranty === 'provista-producto' ? texts.warrantyDay : '',
    delivery_options: DELIVERY_OPTIONS.filter((one) => texts.delivery.includes(one)),
    delivery_description: texts.deliveryDescription.trim(),
    city: texts.city,
    province: texts.province,
    CategoryID: category?.ID ?? 0,
    subcategoryID: subcategory?.ID ?? 0,
    category: category?.Name ?? '',
    subcategory: subcategory?.Name ?? '',
    category_slug: category?.Slug ?? '',
    subcategory_slug: subcategory?.Slug ?? '',
    premium_category: category?.premium ?? false,
    PrimaryPic: first,
    SecondaryPics: further,
    tint: '#e9e4f0',
    clarifications: [],
    seller,
    revocable: seller.kind === 'comercio',
    approved: true,
    Status: 'active',
    state: 'running',
    bids_count: 0,
    seq: 0,
    featured: false,
    private: texts.private,
  }
}
