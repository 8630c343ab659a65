import type { Auction } from '@martillo/contract/auctions'
import type { ReactNode } from 'react'
import { formatDayTime, formatWhen } from '../../lib/format-date.ts'
import { formatPrice } from '../../lib/format-price.ts'
import { deliveryWords, warrantyWords } from './words.ts'

function dayOf(text: string): string {
  return text.split('-').reverse().join('/')
}

/** What one needs to know before bidding, in pairs of name and value. */
export function AuctionFacts({ auction, nowMs }: { auction: Auction; nowMs: number }) {
  const warranty = auction.warranty_time
    ? `${warrantyWords[auction.warranty]}, hasta el ${dayOf(auction.warranty_time)}`
    : warrantyWords[auction.warranty]
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-3.5 text-[0.90625rem]">
      <Fact name="Entrega">{auction.delivery_options.map((one) => deliveryWords[one]).join(' · ')}</Fact>
      <Fact name="Garantía">{warranty}</Fact>
      <Fact name="Incremento">{formatPrice(auction.MinIncrement)}</Fact>
      <Fact name="Precio base">{formatPrice(auction.BasePrice)}</Fact>
      {auction.approved && <Fact name="Publicada">{formatDayTime(auction.published_at)}</Fact>}
      <Fact name={auction.Status === 'finished' ? 'Terminó' : 'Termina'}>
        {formatWhen(auction.EndTime, nowMs)}
        {auction.Status === 'active' && <span className="text-muted"> (se extiende si pujan al final)</span>}
      </Fact>
      {auction.delivery_description && (
        <Fact name="Sobre la entrega" wide>
          {auction.delivery_description}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2' : undefined}>
      <dt className="text-[0.78125rem] text-muted">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
