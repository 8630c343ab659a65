import type { Auction } from '@martillo/contract/auctions'
import { formatPesos } from '@martillo/domain/money/format-pesos'
import { argentineDay, argentineMinute } from '@martillo/domain/text/argentina-calendar'
import { centsOfPesos } from '../../../lib/wire-money.ts'
import type { PublishTexts } from '../../publishing/publish-texts.ts'

function localOf(iso: string): string {
  const at = Date.parse(iso)
  const minute = argentineMinute(at)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${argentineDay(at)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

function typed(pesos: number): string {
  return formatPesos(centsOfPesos(pesos)).replace(/^\$\s*/, '')
}

/** What the form holds when an auction is opened to be edited. */
export function textsOfAuction(auction: Auction): PublishTexts {
  const isBaseZero = auction.BasePrice === 0
  return {
    title: auction.Title,
    description: auction.description,
    categoryId: String(auction.CategoryID),
    subcategoryId: String(auction.subcategoryID),
    condition: auction.condition,
    warranty: auction.warranty,
    warrantyDay: auction.warranty_time,
    baseZero: isBaseZero,
    basePrice: isBaseZero ? '' : typed(auction.BasePrice),
    increment: typed(auction.MinIncrement),
    startsNow: false,
    start: localOf(auction.StartTime),
    length: 'other',
    end: localOf(auction.EndTime),
    delivery: [...auction.delivery_options],
    deliveryDescription: auction.delivery_description,
    province: auction.province,
    city: auction.city,
    private: auction.private,
  }
}

/** The keys of an auction's photos, the primary one first. */
export function photoKeysOf({ PrimaryPic, SecondaryPics }: Auction): string[] {
  return [PrimaryPic, ...SecondaryPics].map((path) => path.replace(/^images\//, ''))
}
