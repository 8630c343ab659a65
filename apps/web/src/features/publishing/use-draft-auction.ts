import type { Auction } from '@martillo/contract/auctions'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { useCategories } from '../../lib/use-categories.ts'
import { useServerNow } from '../../lib/use-server-now.ts'
import type { PickedPhoto } from '../../ui/picked-photo.ts'
import { draftAuction } from './draft-auction.ts'
import type { PublishTexts } from './publish-texts.ts'

/** Who sells, as others see them. The form asks for it early, so that the preview has it without a network too. */
export function useDraftSeller() {
  const { data: person } = useCall(keyOf('GET /user/sessiondata'))
  const name = person?.username
  return useCall(name ? keyOf('GET /user/username/:name', { params: { name } }) : null).data
}

/** What is written, as the auction it would be now; nothing until it is known who sells. */
export function useDraftAuction(texts: PublishTexts, photos: readonly PickedPhoto[]): Auction | null {
  const nowMs = useServerNow()
  const { data: categories = [] } = useCategories()
  const seller = useDraftSeller()
  if (!seller) return null
  const keys = photos.flatMap(({ key }) => key ?? [])
  return draftAuction(texts, { photos: keys, categories, seller, nowMs })
}
