import type { editAuction } from '@martillo/contract/selling'
import type { SentEdit } from '@martillo/domain/auctions/judge-edit'
import { fromWireAmount } from '@martillo/domain/money/wire-amount'
import { cleanLine } from '@martillo/domain/text/clean-text'
import type { z } from 'zod'
import type { Db, Tx } from '../../../platform/database.ts'
import { findProvince, getSubcategory } from '../../catalog/public.ts'

export type EditBody = z.output<typeof editAuction.body>

interface Fault {
  readonly field: string
  readonly sentence: string
}

export interface ReadEdit {
  readonly sent: SentEdit
  /** Of what only the catalog knows. */
  readonly faults: readonly Fault[]
  /** Whether the chosen subcategory is a premium one; nothing when none was chosen. */
  readonly premium: boolean | undefined
}

/** An amount of pesos, in centavos; the wire has judged it. */
function centsOf(pesos: number): number {
  const amount = fromWireAmount(pesos)
  return amount.ok ? amount.cents : Number.NaN
}

/** What was sent as the domain asks for it: instants in epoch milliseconds, so that no zone plays a part. */
export async function readEdit(db: Db | Tx, body: EditBody): Promise<ReadEdit> {
  const faults: Fault[] = []
  const province = body.province === undefined ? undefined : findProvince(body.province)
  if (body.province !== undefined && province === undefined) {
    faults.push({ field: 'province', sentence: 'Elegí una provincia de la lista.' })
  }
  const city = body.city === undefined ? undefined : cleanLine(body.city)
  if (city === '') faults.push({ field: 'city', sentence: 'Elegí la ciudad.' })
  const subcategory =
    body.subcategory_id === undefined ? undefined : await getSubcategory(db, body.subcategory_id)
  if (body.subcategory_id !== undefined && !subcategory) {
    faults.push({ field: 'subcategory_id', sentence: 'Elegí la subcategoría.' })
  }
  const sent = {
    title: body.title,
    description: body.description,
    startAt: body.start_time === undefined ? undefined : Date.parse(body.start_time),
    endAt: body.end_time === undefined ? undefined : Date.parse(body.end_time),
    minIncrementCents: body.min_increment === undefined ? undefined : centsOf(body.min_increment),
    basePriceCents: body.base_price === undefined ? undefined : centsOf(body.base_price),
    condition: body.condition,
    warranty: body.warranty,
    warrantyTime: body.warranty_time,
    deliveryOptions: body.delivery_options,
    deliveryDescription: body.delivery_description,
    subcategoryId: subcategory?.id,
    province,
    city,
    photos: body.photos,
  }
  return { sent: onlyGiven(sent), faults, premium: subcategory?.premium }
}

function onlyGiven(sent: { [K in keyof SentEdit]: SentEdit[K] | undefined }): SentEdit {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as SentEdit
}
