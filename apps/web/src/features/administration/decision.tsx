import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { FormAlert } from '../accounts/form-alert.tsx'
import { REASON_MISSING } from './reason-rule.ts'

interface DecisionProps {
  accept: { label: string; done: string; send: () => Promise<unknown> }
  /** A refusal says why, in so many characters. */
  refuse: {
    done: string
    hint: string
    shortest: number
    longest: number
    send: (reason: string) => Promise<unknown>
  }
  onDecided: () => void
}

/** Where an administrator says yes to something in a queue, or no and why. */
export function Decision({ accept, refuse, onDecided }: DecisionProps) {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [working, setWorking] = useState<'accept' | 'refuse' | null>(null)

  async function decide(way: 'accept' | 'refuse') {
    const isMissing = way === 'refuse' && reason.trim().length < refuse.shortest
    setMissing(isMissing)
    if (working || isMissing) return
    setWorking(way)
    setFault(null)
    try {
      await (way === 'accept' ? accept.send() : refuse.send(reason))
      toast.success(way === 'accept' ? accept.done : refuse.done)
      onDecided()
    } catch (error) {
      setFault(sentenceOf(error, 'No pudimos guardar la decisión. Probá de nuevo.'))
    } finally {
      setWorking(null)
    }
  }

  return (
    <div className="mt-4 grid gap-4">
      <Field
        label="Motivo del rechazo"
        optional
        hint={`${refuse.hint} Solo hace falta para rechazar.`}
        error={missing ? REASON_MISSING : undefined}
      >
        <TextArea
          rows={2}
          value={reason}
          counter={refuse.longest}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      {fault && <FormAlert>{fault}</FormAlert>}
      <div className="flex flex-wrap gap-3">
        <Button loading={working === 'accept'} onClick={() => void decide('accept')}>
          {accept.label}
        </Button>
        <Button kind="line" loading={working === 'refuse'} onClick={() => void decide('refuse')}>
          Rechazar
        </Button>
      </div>
    </div>
  )
}
