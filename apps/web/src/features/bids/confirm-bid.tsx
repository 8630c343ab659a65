import type { Auction } from '@martillo/contract/auctions'
import { formatPrice } from '../../lib/format-price.ts'
import { Button } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface ConfirmBidProps {
  auction: Auction
  /** Pesos; null keeps it closed. */
  amount: number | null
  raising: boolean
  onConfirm: (amount: number) => void
  onCancel: () => void
}

/** The last look before a bid, which is final: amount, minimum of now, and the clock. */
export function ConfirmBid({ auction, amount, raising, onConfirm, onCancel }: ConfirmBidProps) {
  const minimum = auction.viewer?.minimum_next_bid ?? auction.minimum_next_bid
  const tooLow = amount !== null && amount < minimum
  return (
    <Dialog
      open={amount !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={raising ? '¿Subís tu máximo?' : '¿Confirmás tu puja?'}
      description="Las pujas son firmes: si ganás, te comprometés a comprar."
      footer={
        <>
          <Button kind="line" onClick={onCancel}>
            Volver
          </Button>
          <Button kind="bid" disabled={tooLow} onClick={() => amount !== null && onConfirm(amount)}>
            {raising ? 'Subir mi máximo' : 'Sí, pujar'} {amount !== null && formatPrice(amount)}
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 pb-1">
        <div className="col-span-2">
          <dt className="text-14 text-muted">Lo máximo que pagarías</dt>
          <dd className="text-36 font-extrabold tracking-tight tabular-nums">
            {amount !== null && formatPrice(amount)}
          </dd>
        </div>
        <div>
          <dt className="text-14 text-muted">Mínimo ahora</dt>
          <dd className={tooLow ? 'font-semibold text-urgent' : 'font-semibold'}>{formatPrice(minimum)}</dd>
        </div>
        <div>
          <dt className="text-14 text-muted">Termina en</dt>
          <dd className="font-semibold">
            <Countdown endsAt={auction.EndTime} labelled={false} />
          </dd>
        </div>
      </dl>
      {tooLow && (
        <p role="alert" className="mt-2 text-14 font-medium text-urgent">
          Mientras mirabas, alguien pujó. Volvé y elegí otro monto.
        </p>
      )}
    </Dialog>
  )
}
