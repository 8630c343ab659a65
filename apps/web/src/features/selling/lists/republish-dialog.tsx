import type { MyAuctionCard } from '@martillo/contract/auctions'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/api.ts'
import { ApiError, sentenceOf } from '../../../lib/api-error.ts'
import { bringIntoView } from '../../../lib/bring-into-view.ts'
import { formatPrice } from '../../../lib/format-price.ts'
import { newUuid } from '../../../lib/new-uuid.ts'
import { paths } from '../../../lib/paths.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { EndFields } from '../../publishing/end-fields.tsx'
import { emptyTexts, type PublishTexts, timesOf } from '../../publishing/publish-texts.ts'
import { QuoteLines } from '../../publishing/quote-lines.tsx'

const NONE = { end: '', other: '' }
const NO_END = 'Elegí el día y la hora de cierre.'

interface RepublishDialogProps {
  card: Pick<MyAuctionCard, 'ID' | 'Title' | 'BasePrice'>
  open: boolean
  onClose: () => void
}

/** Asks for the new end of an auction that ended without a sale, and publishes it again. */
export function RepublishDialog({ card, open, onClose }: RepublishDialogProps) {
  const { ID: id, Title: title, BasePrice } = card
  const [texts, setTexts] = useState(emptyTexts)
  /** Of the end at its field, everything else below. */
  const [fault, setFault] = useState(NONE)
  const [working, setWorking] = useState(false)
  // One publication however often it is pressed, also after a lost answer.
  const [key] = useState(newUuid)
  const navigate = useNavigate()

  async function republish() {
    const { endAt } = timesOf(texts, serverNow())
    if (!Number.isFinite(endAt)) return setFault({ end: NO_END, other: '' })
    setWorking(true)
    setFault(NONE)
    try {
      const made = await call('POST /auctions/republish/:id', {
        params: { id },
        query: { end_time: new Date(endAt).toISOString(), idempotency_key: key },
      })
      toast.success(
        made.auction.state === 'pending'
          ? 'Tu subasta está pendiente de aprobación: te avisamos cuando salga.'
          : 'Publicada otra vez.',
      )
      return await navigate(paths.auction(made.id))
    } catch (error) {
      const details = error instanceof ApiError ? (error.facts.details as Record<string, string>) : undefined
      const end = details?.end_time ?? ''
      return setFault({ end, other: end ? '' : sentenceOf(error, 'Failed to republish auction') })
    } finally {
      setWorking(false)
    }
  }

  function change(changes: Partial<PublishTexts>) {
    setTexts((now) => ({ ...now, ...changes }))
    setFault(NONE)
  }

  // The field is only there for a date of one's own.
  const said = fault.other || (texts.length === 'other' ? '' : fault.end)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Volver a publicar"
      description={`"${title}" empieza ahora, con las mismas fotos y los mismos datos, y las pujas de cero.`}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button loading={working} onClick={() => void republish()}>
            Publicar
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <EndFields texts={texts} set={change} error={fault.end || undefined} />
        <QuoteLines basePrice={formatPrice(BasePrice)} />
        {said && (
          <p ref={bringIntoView} role="alert" className="text-14 font-medium text-urgent sm:col-span-2">
            {said}
          </p>
        )}
      </div>
    </Dialog>
  )
}
