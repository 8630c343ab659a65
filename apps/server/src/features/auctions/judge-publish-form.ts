import type { PublishForm } from '@martillo/contract/auctions'
import { judgePublication, type Publication } from '@martillo/domain/auctions/publication'
import { fromWireText } from '@martillo/domain/money/wire-amount'
import { cleanLine } from '@martillo/domain/text/clean-text'
import type { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import { findProvince, getSubcategory } from '../catalog/public.ts'
import { refuseFaults } from './refuse-publication.ts'

export type PublishTexts = z.output<typeof PublishForm>

/** A publication that only its seller's limits can still refuse. */
export interface JudgedForm extends Publication {
  readonly subcategoryId: number
  readonly premium: boolean
  readonly isPrivate: boolean
  readonly province: string
  readonly city: string
}

function centsOf(text: string): number {
  const amount = fromWireText(text)
  return amount.ok ? amount.cents : Number.NaN
}

/** Judges a form at `now` (epoch milliseconds); throws `publication_invalid` with a sentence for each wrong field. */
export async function judgePublishForm(
  db: Db,
  texts: PublishTexts,
  photos: { readonly primary: number; readonly secondary: number },
  now: number,
): Promise<JudgedForm> {
  const judged = judgePublication(
    {
      title: texts.title,
      description: texts.description,
      startAt: Date.parse(texts.start_time),
      endAt: Date.parse(texts.end_time),
      minIncrementCents: centsOf(texts.min_increment),
      basePriceCents: centsOf(texts.base_price),
      condition: texts.condition,
      warranty: texts.warranty,
      warrantyTime: texts.warranty_time,
      deliveryOptions: texts.delivery_options,
      deliveryDescription: texts.delivery_description,
      primaryPhotos: photos.primary,
      secondaryPhotos: photos.secondary,
    },
    now,
  )
  const subcategory = await getSubcategory(db, texts.subcategory_id)
  const province = findProvince(texts.province)
  const city = cleanLine(texts.city)
  const faults: { field: string; sentence: string }[] = judged.ok ? [] : [...judged.faults]
  if (!subcategory) faults.push({ field: 'subcategory_id', sentence: 'Elegí la subcategoría.' })
  if (province === undefined) faults.push({ field: 'province', sentence: 'Elegí una provincia de la lista.' })
  if (city === '') faults.push({ field: 'city', sentence: 'Elegí la ciudad.' })
  if (!judged.ok || !subcategory || province === undefined || faults.length > 0) throw refuseFaults(faults)
  const { publication } = judged
  return {
    ...publication,
    subcategoryId: subcategory.id,
    premium: subcategory.premium,
    isPrivate: texts.private === 'true',
    province,
    city,
  }
}
