import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/api.ts'
import { ApiError, sentenceOf } from '../../../lib/api-error.ts'
import { newUuid } from '../../../lib/new-uuid.ts'
import { paths } from '../../../lib/paths.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { EndFields } from '../../publishing/end-fields.tsx'
import { emptyTexts, timesOf } from '../../publishing/publish-texts.ts'

const NO_END = 'Elegí el día y la hora de cierre.'

interface RepublishDialogProps {
  id: number
  title: string
  open: boolean
  onClose: () => void
}

/** Asks for the new end of an auction that ended without a sale, and publishes it again. */
export function RepublishDialog({ id, title, open, onClose }: RepublishDialogProps) {
  const [texts, setTexts] = useState(emptyTexts)
  const [fault, setFault] = useState('')
  const [working, setWorking] = useState(false)
  // One publication however often it is pressed, also after a lost answer.
  const [key] = useState(newUuid)
  const navigate = useNavigate()

  async function republish() {
    const { endAt } = timesOf(texts, serverNow())
    if (!Number.isFinite(endAt)) return setFault(NO_END)
    setWorking(true)
    setFault('')
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
      return setFault(details?.end_time ?? sentenceOf(error, 'Failed to republish auction'))
    } finally {
      setWorking(false)
    }
  }

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
        <EndFields texts={texts} set={(changes) => setTexts((now) => ({ ...now, ...changes }))} />
        {fault && (
          <p role="alert" className="text-14 font-medium text-urgent sm:col-span-2">
            {fault}
          </p>
        )}
      </div>
    </Dialog>
  )
}
