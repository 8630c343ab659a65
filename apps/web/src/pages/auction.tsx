import { Share2 } from 'lucide-react'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { AuctionDetailsSlot } from '../features/auctions/auction-details-slot.tsx'
import { AuctionSkeleton } from '../features/auctions/auction-skeleton.tsx'
import { Gallery } from '../features/auctions/gallery.tsx'
import { SellerBoxSlot } from '../features/auctions/seller-box-slot.tsx'
import { sharePage } from '../features/auctions/share-page.ts'
import { conditionWords, warrantyWords } from '../features/auctions/words.ts'
import { Announcer } from '../features/bids/announcer.tsx'
import { BidDock } from '../features/bids/bid-dock.tsx'
import { BidHistorySlot } from '../features/bids/bid-history-slot.tsx'
import { BidPanel } from '../features/bids/bid-panel.tsx'
import { panelView } from '../features/bids/panel-view.ts'
import { useAuction } from '../features/bids/use-auction.ts'
import { usePlaceBid } from '../features/bids/use-place-bid.ts'
import { latePart } from '../lib/late-part.ts'
import { paths } from '../lib/paths.ts'
import { useUser } from '../lib/session.tsx'
import { useConnectionLost } from '../lib/use-live.ts'
import { useServerNow } from '../lib/use-server-now.ts'
import { PageHead } from '../shell/head/page-head.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Pill } from '../ui/pill.tsx'
import { Missing } from './parts/missing.tsx'

const EnterPrivate = latePart(async () => (await import('./parts/enter-private.tsx')).EnterPrivate)
const ReachControls = latePart(
  async () => (await import('../features/selling/reach-controls.tsx')).ReachControls,
)
const OwnAuctionLine = latePart(
  async () => (await import('../features/selling/editing/own-auction-line.tsx')).OwnAuctionLine,
)

// Beyond it there is no number of an auction.
const LARGEST_ID = 2_147_483_647

/** The page of one auction. */
export function Component() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const clave = search.get('clave')
  const number = /^[1-9]\d{0,9}$/.test(id) && Number(id) <= LARGEST_ID ? Number(id) : null
  return (
    <Suspense fallback={null}>
      {number === null && <Missing />}
      {number !== null && clave !== null && (
        <EnterPrivate key={`${number} ${clave}`} id={number} clave={clave} />
      )}
      {number !== null && clave === null && <AuctionPage key={number} id={number} />}
    </Suspense>
  )
}

function AuctionPage({ id }: { id: number }) {
  const { auction, error, reread, take, extendedAtMs } = useAuction(id)
  const bidding = usePlaceBid(id, take, reread)
  const user = useUser()
  const connectionLost = useConnectionLost()
  const nowMs = useServerNow()

  // Also of what was there a moment ago: it was deleted, or its private link was made void.
  if (error?.status === 404) return <Missing />
  if (!auction && error) return <ErrorState title="No pudimos cargar la subasta" onRetry={reread} />
  if (!auction) return <AuctionSkeleton />

  const view = panelView({
    auction,
    loggedIn: user !== null,
    nowMs,
    extendedAtMs,
    connectionLost,
  })
  const about = [
    [auction.city, auction.province].filter(Boolean).join(', ') || 'Ubicación desconocida',
    conditionWords[auction.condition],
    warrantyWords[auction.warranty],
  ].join(' · ')
  return (
    <article className="wrap grid items-start gap-x-7 gap-y-5 pb-44 md:grid-cols-[7fr_5fr] md:pt-5 md:pb-12">
      <PageHead
        title={auction.Title}
        path={paths.auction(auction.ID)}
        status={auction.state === 'cancelled' ? 410 : 200}
        noindex={auction.private || auction.state === 'cancelled'}
        {...(!auction.private && { about: { kind: 'auction' as const, auction } })}
      />
      <Announcer auction={auction} view={view} nowMs={nowMs} />
      <div className="md:col-start-1 md:row-start-1">
        <Gallery
          title={auction.Title}
          primary={auction.PrimaryPic}
          others={auction.SecondaryPics}
          tint={auction.tint}
        />
      </div>
      <aside className="md:sticky md:top-32 md:col-start-2 md:row-span-2 md:rounded-panel md:border md:border-line md:bg-surface md:p-6 md:shadow-lift">
        <div className="mb-1.5 flex items-start justify-between gap-3">
          <p className="text-14 text-muted">{about}</p>
          {auction.approved && !auction.private && (
            <button
              type="button"
              aria-label="Compartir"
              onClick={() => void sharePage(auction.Title)}
              className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-brand-soft hover:text-brand-ink"
            >
              <Share2 aria-hidden="true" className="size-5" />
            </button>
          )}
        </div>
        {(auction.private || auction.featured) && (
          <p className="mb-2">
            <Pill tone="brand">{auction.private ? 'Privada' : 'Destacada'}</Pill>
          </p>
        )}
        <h1 className="mb-4 text-[1.3125rem] [overflow-wrap:anywhere] md:text-[1.5625rem]">
          {auction.Title}
        </h1>
        <BidPanel auction={auction} view={view} bidding={bidding} take={take} />
        {auction.viewer?.seller && (
          <Suspense fallback={null}>
            <OwnAuctionLine auction={auction} />
          </Suspense>
        )}
        <hr className="my-5 border-line" />
        <SellerBoxSlot id={auction.ID} />
        {auction.viewer?.seller && (
          <Suspense fallback={null}>
            <div className="mt-4">
              <ReachControls auction={auction} />
            </div>
          </Suspense>
        )}
      </aside>
      <div className="grid gap-6 md:col-start-1">
        <AuctionDetailsSlot id={auction.ID} />
        <hr className="border-line" />
        <BidHistorySlot id={id} />
      </div>
      <BidDock auction={auction} view={view} bidding={bidding} />
    </article>
  )
}
