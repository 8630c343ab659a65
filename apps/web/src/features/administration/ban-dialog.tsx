import type { FullUser } from '@martillo/contract/user-lookups'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FormAlert } from '../accounts/form-alert.tsx'
import { banFault } from './ban-fault.ts'
import { instantOfLocal } from './local-end.ts'

const LONGEST = 500

interface BanDialogProps {
  person: Pick<FullUser, 'ID' | 'Username'>
  open: boolean
  onClose: () => void
  onBanned: () => void
}

/** Asks for the reason and, if there is to be one, the end in Argentina's time. */
export function BanDialog({ person, open, onClose, onBanned }: BanDialogProps) {
  const form = useId()
  const [reason, setReason] = useState('')
  const [end, setEnd] = useState('')
  const [faults, setFaults] = useState<{ reason?: string; end?: string }>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [working, setWorking] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (working) return
    const until = end === '' ? null : instantOfLocal(end)
    const found = {
      ...(reason.trim() === '' && { reason: 'Escribí el motivo: la persona lo lee.' }),
      ...(end !== '' && until === null && { end: 'Escribí día y hora.' }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setWorking(true)
    setRefused(null)
    try {
      await call('POST /banuser/:id', { params: { id: person.ID }, body: { reason, until } })
      setReason('')
      setEnd('')
      onBanned()
    } catch (error) {
      setRefused(banFault(error, 'Failed to ban user'))
    } finally {
      setWorking(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Suspender a ${person.Username}`}
      description="Se cierran sus sesiones, se cancelan sus subastas en curso y se anulan las pujas con las que va ganando. Se les avisa a la persona y a quienes pujaron."
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={form} kind="danger" loading={working}>
            Suspender la cuenta
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label="Motivo" required hint="La persona lo lee al entrar y por email." error={faults.reason}>
          <TextArea
            value={reason}
            counter={LONGEST}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
        <Field
          label="Hasta"
          optional
          hint="Hora argentina. Si queda vacío, la suspensión no tiene fin."
          error={faults.end}
        >
          <TextInput
            type="datetime-local"
            value={end}
            onChange={(event) => setEnd(event.currentTarget.value)}
          />
        </Field>
        {refused && <FormAlert>{refused}</FormAlert>}
      </form>
    </Dialog>
  )
}
