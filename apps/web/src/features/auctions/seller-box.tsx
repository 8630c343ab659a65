import type { Auction } from '@martillo/contract/auctions'
import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Pill } from '../../ui/pill.tsx'
import { ReputationMeter } from '../../ui/reputation-meter.tsx'
import { useKnownAuction } from './use-known-auction.ts'
import { kindWords } from './words.ts'

function record({ reputation, sales, rating }: Auction['seller']): string {
  const parts = [`Reputación ${reputation} de 100`]
  if (sales > 0) parts.push(sales === 1 ? '1 venta' : `${sales} ventas`)
  if (rating !== null) parts.push(`${String(Math.round(rating * 10) / 10).replace('.', ',')} ★`)
  return parts.join(' · ')
}

/** Who sells the auction that the page around knows. */
export function SellerBox({ id }: { id: number }) {
  const auction = useKnownAuction(id)
  return auction ? <SellerCard seller={auction.seller} revocable={auction.revocable} /> : null
}

/** Who sells: reputation, sales, and what the law gives the buyer. */
export function SellerCard({ seller, revocable }: Pick<Auction, 'seller' | 'revocable'>) {
  return (
    <section aria-label="Quién vende">
      <div className="flex flex-wrap items-center gap-x-3">
        <Avatar name={seller.Username} image={seller.ProfileImage} />
        <div className="min-w-0 flex-1 basis-32">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[650]">
            <span className="truncate">{seller.Username}</span>
            <Pill tone="brand" className="h-5 px-2 text-12">
              {kindWords[seller.kind]}
            </Pill>
            {seller.band === 5 && (
              <Pill tone="brand" className="h-5 px-2 text-12">
                <BadgeCheck aria-hidden="true" className="size-3.5" />
                Vendedor premium
              </Pill>
            )}
          </p>
          <p className="text-14 text-muted">{record(seller)}</p>
          <ReputationMeter score={seller.reputation} className="mt-1.5 w-32" />
        </div>
        <Link
          to={paths.user(seller.Username)}
          className="py-3 text-14 font-[650] whitespace-nowrap text-brand-ink hover:underline"
        >
          Ver perfil
        </Link>
      </div>
      <p className="mt-3 text-14 text-muted">
        {revocable
          ? 'Vende un comercio: tenés 10 días para arrepentirte de la compra.'
          : 'Vende un particular: no corre el derecho de arrepentimiento de 10 días.'}
      </p>
    </section>
  )
}
