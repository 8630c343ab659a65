import { useState } from 'react'
import { ApiError, sentenceOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRereadOwn } from './use-live-list.ts'

interface ConfirmRemovalProps {
  open: boolean
  onClose: () => void
  title: string
  description: string
  /** What is said when the server does not explain itself. */
  failure: string
  remove: () => Promise<unknown>
}

// It would be refused again: what the list shows of it is no longer so.
const REFUSALS = [404, 409, 422]

/** Asks before something of one's own is deleted for good. */
export function ConfirmRemoval({ open, onClose, title, description, failure, remove }: ConfirmRemovalProps) {
  const [working, setWorking] = useState(false)
  const reread = useRereadOwn()
  async function confirm() {
    setWorking(true)
    try {
      await remove()
      onClose()
    } catch (error) {
      toast.error(sentenceOf(error, failure))
      if (error instanceof ApiError && REFUSALS.includes(error.status)) {
        reread()
        onClose()
      }
    } finally {
      setWorking(false)
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button kind="danger" loading={working} onClick={() => void confirm()}>
            Borrar
          </Button>
        </>
      }
    />
  )
}
