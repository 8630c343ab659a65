import { type FormEvent, useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { FormAlert } from '../accounts/form-alert.tsx'
import { LONGEST_REASON, REASON_MISSING, SHORTEST_REASON } from './reason-rule.ts'

const LARGEST_ID = 2_147_483_647
const isNumber = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID

/** Cancels an auction by its number, with a reason that everybody reads. */
export function CancelAuctionForm() {
  const [number, setNumber] = useState('')
  const [reason, setReason] = useState('')
  const [isJudged, setIsJudged] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  const isNumberWrong = !isNumber(number.trim())
  const isReasonMissing = reason.trim().length < SHORTEST_REASON

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsJudged(true)
    if (working || isNumberWrong || isReasonMissing) return
    setWorking(true)
    setFault(null)
    try {
      await call('POST /admin/auctions/:id/cancel', {
        params: { id: Number(number.trim()) },
        body: { reason },
      })
      toast.success(`La subasta ${number.trim()} está cancelada.`)
      setNumber('')
      setReason('')
      setIsJudged(false)
    } catch (error) {
      setFault(sentenceOf(error, 'No pudimos cancelar la subasta. Probá de nuevo.'))
    } finally {
      setWorking(false)
    }
  }

  return (
    <form
      noValidate
      aria-label="Cancelar una subasta"
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 rounded-panel border border-line bg-surface p-4 md:p-6"
    >
      <div>
        <h2 className="text-18">Cancelar una subasta</h2>
        <p className="mt-1 text-14 text-muted">
          Se avisa con el motivo a quien vende y a todas las personas que pujaron. No se puede deshacer.
        </p>
      </div>
      <Field
        label="Número de la subasta"
        required
        hint="Es el que está al final de su dirección."
        error={isJudged && isNumberWrong ? 'Escribí el número de la subasta.' : undefined}
      >
        <TextInput
          inputMode="numeric"
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
      </Field>
      <Field
        label="Motivo de la cancelación"
        required
        hint="Es público."
        error={isJudged && isReasonMissing ? REASON_MISSING : undefined}
      >
        <TextArea
          rows={2}
          value={reason}
          counter={LONGEST_REASON}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Button type="submit" kind="line" loading={working} className="justify-self-start">
        Cancelar la subasta
      </Button>
    </form>
  )
}
