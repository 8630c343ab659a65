import type { Draft } from '@martillo/contract/drafts'
import { formatPesos } from '@martillo/domain/money/format-pesos'
import type { Db } from '../../../platform/database.ts'
import { notFound } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { getSubcategory } from '../../catalog/public.ts'
import { createDraft } from '../drafts/create-draft.ts'
import { findOwnAuction } from '../editing/edit.store.ts'

interface Wish {
  readonly auctionId: number
  readonly sellerId: number
  /** The identifier of the draft to make. */
  readonly draft: string
}

const typed = (cents: number) => formatPesos(cents, { sign: false })

/**
 * Makes a draft with the content and the photos of one's own auction, whatever its state; not its dates, bids and
 * clarifications. The same identifier again answers the draft as it stands. 404 when it is not there or somebody else's.
 */
export async function draftSimilar(
  db: Db,
  { auctionId, sellerId, draft }: Wish,
): Promise<{ draft: Draft; made: boolean }> {
  return inTransaction(db, async (tx) => {
    const row = await findOwnAuction(tx, auctionId, sellerId)
    if (!row) throw notFound('No encontramos esa subasta.')
    const subcategory = await getSubcategory(tx, row.subcategory_id)
    return createDraft(tx, {
      ownerId: sellerId,
      draft,
      photos: row.photos,
      texts: {
        title: row.title,
        description: row.description,
        categoryId: subcategory ? String(subcategory.category_id) : '',
        subcategoryId: subcategory ? String(subcategory.id) : '',
        condition: row.condition,
        warranty: row.warranty,
        warrantyDay: row.warranty_day ?? '',
        baseZero: row.base_price_cents === 0,
        basePrice: row.base_price_cents === 0 ? '' : typed(row.base_price_cents),
        increment: typed(row.increment_cents),
        delivery: row.delivery_options,
        deliveryDescription: row.delivery_description,
        province: row.province,
        city: row.city,
        private: row.is_private,
      },
    })
  })
}
