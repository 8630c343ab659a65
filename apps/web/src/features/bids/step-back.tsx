import type { Auction } from '@martillo/contract/auctions'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'

interface StepBackProps {
  auction: Auction
  open: boolean
  onClose: () => void
  take: (auction: Auction) => void
}

/** Asks once before stepping back from an auction that one leads only because another bid was taken back. */
export function StepBack({ auction, open, onClose, take }: StepBackProps) {
  const [sending, setSending] = useState(false)

  async function stepBack() {
    setSending(true)
    try {
      take(await call('POST /auctions/:id/step-back', { params: { id: auction.ID } }))
      toast.success('Te retiraste de la subasta.')
      onClose()
    } catch (error) {
      toast.error(sentenceOf(error, 'No pudimos retirarte. Probá de nuevo.'))
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="¿Te retirás de la subasta?"
      description="Quedaste ganando porque otra puja se anuló. Si te retirás, tus pujas dejan de contar."
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            Seguir ganando
          </Button>
          <Button kind="danger" loading={sending} onClick={() => void stepBack()}>
            Retirarme
          </Button>
        </>
      }
    />
  )
}
