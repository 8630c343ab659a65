import type { Revocation } from '@martillo/contract/moderation'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDay, formatTime } from '../../lib/format-date.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { usePage } from '../../ui/pagination.tsx'
import { Pill } from '../../ui/pill.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { FormAlert } from '../accounts/form-alert.tsx'
import { Queue } from './queue.tsx'

const NAMES = { arrepentimiento: 'Arrepentimiento', baja: 'Baja de servicio' } as const

/** What came in by the two buttons of the footer and waits for an answer, what is due first. */
export function RevocationsSection() {
  const read = useCall(keyOf('GET /admin/revocations', { query: { page: usePage() } }))
  return (
    <Queue read={read} empty="No hay pedidos por responder.">
      {(revocation, again) => <RevocationCard revocation={revocation} onAnswered={again} />}
    </Queue>
  )
}

const when = (iso: string) => `${formatDay(iso)}, ${formatTime(iso)}`

function RevocationCard({ revocation, onAnswered }: { revocation: Revocation; onAnswered: () => void }) {
  const { code, kind, name, email, phone, subject, message, user } = revocation
  return (
    <article className="rounded-panel border border-line bg-surface p-4 md:p-6">
      <h2 className="flex flex-wrap items-center gap-2 text-18">
        {code} <Pill tone="brand">{NAMES[kind]}</Pill>
      </h2>
      <p className="mt-1 text-14 text-muted">
        Llegó el {when(revocation.received_at)} · hay que responder antes del {when(revocation.due_at)}
      </p>
      <p className="mt-3 break-words">
        {[name, email, phone, user && `cuenta ${user.Username}`].filter(Boolean).join(' · ')}
      </p>
      {subject && <p className="mt-1 font-semibold break-words">{subject}</p>}
      {message && <p className="mt-1 whitespace-pre-line break-words">{message}</p>}
      <AnswerForm id={revocation.id} onAnswered={onAnswered} />
    </article>
  )
}

function AnswerForm({ id, onAnswered }: { id: number; onAnswered: () => void }) {
  const [answer, setAnswer] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const [working, setWorking] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (working) return
    setMissing(answer.trim() === '')
    if (answer.trim() === '') return
    setWorking(true)
    setFault(null)
    try {
      await call('POST /admin/revocations/:id/answer', { params: { id }, body: { answer } })
      toast.success('Respondiste el pedido.')
      onAnswered()
    } catch (error) {
      setFault(sentenceOf(error, 'No pudimos enviar la respuesta. Probá de nuevo.'))
    } finally {
      setWorking(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <Field
        label="Respuesta"
        required
        hint="Sale por email, tal cual."
        error={missing ? 'Escribí la respuesta.' : undefined}
      >
        <TextArea value={answer} counter={2_000} onChange={(event) => setAnswer(event.currentTarget.value)} />
      </Field>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Button type="submit" loading={working} className="justify-self-start">
        Responder
      </Button>
    </form>
  )
}
