import type { Auction } from '@martillo/contract/auctions'
import { useState } from 'react'
import { formatDayTime, formatExactTime } from '../../lib/format-date.ts'
import { useServerNow } from '../../lib/use-server-now.ts'
import { Button } from '../../ui/button.tsx'
import { CorrectBid } from './correct-bid.tsx'
import { StepBack } from './step-back.tsx'

/** What may still be done about one's own bids: correct a typing error, or step back after somebody else's. */
export function OwnBids({ auction, take }: { auction: Auction; take: (auction: Auction) => void }) {
  const nowMs = useServerNow()
  const [open, setOpen] = useState<'correct' | 'step-back' | null>(null)
  const { viewer } = auction
  if (!viewer) return null
  const { correctable, step_back_until } = viewer
  const mayCorrect = correctable && Date.parse(correctable.until) > nowMs
  const mayStepBack = step_back_until !== undefined && Date.parse(step_back_until) > nowMs
  return (
    <>
      {mayCorrect && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2 text-14 text-muted">
          <span>¿Un error de tipeo? Podés corregirlo hasta las {formatExactTime(correctable.until)}.</span>
          <Button kind="quiet" size="small" onClick={() => setOpen('correct')}>
            Corregir
          </Button>
        </div>
      )}
      {mayStepBack && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2 text-14 text-muted">
          <span>Volviste a ir ganando. Podés retirarte hasta el {formatDayTime(step_back_until)}.</span>
          <Button kind="quiet" size="small" onClick={() => setOpen('step-back')}>
            Retirarme
          </Button>
        </div>
      )}
      {correctable && (
        <CorrectBid
          auction={auction}
          bid={correctable.bid}
          open={open === 'correct'}
          onClose={() => setOpen(null)}
          take={take}
        />
      )}
      <StepBack auction={auction} open={open === 'step-back'} onClose={() => setOpen(null)} take={take} />
    </>
  )
}
