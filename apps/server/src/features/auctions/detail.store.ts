import type { Db, Tx } from '../../platform/database.ts'
import { prepared } from '../../platform/prepared.ts'
import { selectCards } from './cards.store.ts'

function selectDetail(db: Db | Tx) {
  return selectCards(db)
    .modifyFront(prepared)
    .select([
      'a.description',
      'a.warranty',
      'a.warranty_day',
      'a.delivery_options',
      'a.delivery_description',
      'a.published_at',
      'a.republished_as',
      'a.republished_from',
    ])
}

export type DetailRow = Awaited<ReturnType<ReturnType<typeof selectDetail>['execute']>>[number]

/** Nothing for a number that is none and for a deleted auction. */
export function getDetailRow(db: Db | Tx, id: number): Promise<DetailRow | undefined> {
  return selectDetail(db).where('a.id', '=', id).where('a.deleted_at', 'is', null).executeTakeFirst()
}
