import { Suspense, useSyncExternalStore } from 'react'
import { latePart } from '../../lib/late-part.ts'
import type { PickedPhoto } from '../../ui/picked-photo.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PublishTexts } from './publish-texts.ts'
import { useDraftAuction } from './use-draft-auction.ts'

const AuctionPreview = latePart(async () => (await import('./auction-preview.tsx')).AuctionPreview)

interface LivePreviewProps {
  texts: PublishTexts
  photos: readonly PickedPhoto[]
}

const WIDE = '(min-width: 1024px)'

function watchWidth(listener: () => void) {
  const query = window.matchMedia?.(WIDE)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** How it will look, beside the form where there is room for both. */
export function LivePreview(props: LivePreviewProps) {
  const isWide = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia?.(WIDE).matches ?? false,
    () => false,
  )
  return isWide ? <Beside {...props} /> : null
}

function Beside({ texts, photos }: LivePreviewProps) {
  const auction = useDraftAuction(texts, photos)
  return (
    <aside aria-label="Así se va a ver" className="sticky top-32 max-h-[calc(100dvh-9rem)] overflow-y-auto">
      <p className="mb-2 text-14 font-semibold text-muted">Así se va a ver</p>
      <Suspense fallback={<Skeleton className="aspect-square" />}>
        {auction ? <AuctionPreview aside auction={auction} /> : <Skeleton className="aspect-square" />}
      </Suspense>
    </aside>
  )
}
