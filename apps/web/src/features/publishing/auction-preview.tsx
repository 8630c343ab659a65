import type { Auction } from '@martillo/contract/auctions'
import { clsx } from 'clsx'
import { useServerNow } from '../../lib/use-server-now.ts'
import { AuctionFacts } from '../auctions/auction-facts.tsx'
import { Description } from '../auctions/description.tsx'
import { Gallery } from '../auctions/gallery.tsx'
import { SellerCard } from '../auctions/seller-box.tsx'
import { conditionWords, warrantyWords } from '../auctions/words.ts'
import { BidPanel } from '../bids/bid-panel.tsx'
import type { PanelView } from '../bids/panel-view.ts'

interface AuctionPreviewProps {
  auction: Auction
  /** In one column beside the form, without what stands further down. */
  aside?: boolean
}

const VIEW: PanelView = {
  state: 'own',
  tone: 'plain',
  title: 'Acá se va a pujar',
  note: 'Es una vista previa: todavía no la ve nadie.',
  form: 'none',
  extended: false,
  lastSeconds: false,
  offline: false,
}

const NO_BIDDING = { placeBid: async () => false, sending: false, result: null }

/** The auction's page as it will be, drawn by its own parts. */
export function AuctionPreview({ auction, aside = false }: AuctionPreviewProps) {
  const nowMs = useServerNow()
  const about = [
    [auction.city, auction.province].filter(Boolean).join(', ') || 'Ubicación desconocida',
    conditionWords[auction.condition],
    warrantyWords[auction.warranty],
  ].join(' · ')
  const Title = aside ? 'h2' : 'h1'
  const columns = aside ? 'gap-5' : 'gap-x-7 gap-y-5 md:grid-cols-[7fr_5fr]'
  return (
    <article className={clsx('grid items-start', columns)}>
      <div className={clsx('min-w-0', !aside && 'md:col-start-1 md:row-start-1')}>
        <Gallery
          title={auction.Title}
          primary={auction.PrimaryPic}
          others={auction.SecondaryPics}
          tint={auction.tint}
        />
      </div>
      <div
        className={clsx(
          'md:rounded-panel md:border md:border-line md:bg-surface md:p-6 md:shadow-lift',
          !aside && 'md:sticky md:top-32 md:col-start-2 md:row-span-2',
        )}
      >
        <p className="mb-1.5 text-14 text-muted">{about}</p>
        <Title className="mb-4 text-[1.3125rem] [overflow-wrap:anywhere] md:text-[1.5625rem]">
          {auction.Title}
        </Title>
        <BidPanel auction={auction} view={VIEW} bidding={NO_BIDDING} take={() => undefined} />
        <hr className="my-5 border-line" />
        <SellerCard seller={auction.seller} revocable={auction.revocable} />
      </div>
      {!aside && (
        <div className="grid min-w-0 gap-6 md:col-start-1">
          <Description auction={auction} />
          <AuctionFacts auction={auction} nowMs={nowMs} />
        </div>
      )}
    </article>
  )
}
