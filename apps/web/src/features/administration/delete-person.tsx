import type { FullUser } from '@martillo/contract/user-lookups'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { FormAlert } from '../accounts/form-alert.tsx'

interface DeletePersonProps {
  person: Pick<FullUser, 'ID' | 'Username' | 'role'>
  onDeleted: () => void
}

/** Deletes somebody's account for good, after asking once more. */
export function DeletePerson({ person, onDeleted }: DeletePersonProps) {
  const [asking, setAsking] = useState(false)
  const [working, setWorking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  function close() {
    setAsking(false)
    setFault(null)
  }

  async function remove() {
    setWorking(true)
    setFault(null)
    try {
      await call('DELETE /user/:id', { params: { id: person.ID } })
      toast.success('La cuenta quedó eliminada.')
      onDeleted()
    } catch (error) {
      setFault(sentenceOf(error, 'Failed to delete user'))
      setWorking(false)
    }
  }

  return (
    <>
      <Button
        kind="quiet"
        size="small"
        disabled={person.role === 'admin'}
        onClick={() => setAsking(true)}
        className="text-urgent"
      >
        Eliminar la cuenta
      </Button>
      <Dialog
        open={asking}
        onOpenChange={(open) => !open && !working && close()}
        title={`¿Eliminar la cuenta de ${person.Username}?`}
        description="Se borran sus datos, sus fotos y su reputación, y no se puede deshacer. A la persona no le llega ningún aviso: su email también se borra."
        footer={
          <>
            <Button kind="quiet" onClick={close}>
              Cancelar
            </Button>
            <Button kind="danger" loading={working} onClick={() => void remove()}>
              Eliminar la cuenta
            </Button>
          </>
        }
      >
        {fault && <FormAlert>{fault}</FormAlert>}
      </Dialog>
    </>
  )
}
