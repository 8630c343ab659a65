import type { Appeal } from '@martillo/contract/bans'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDay, formatTime } from '../../lib/format-date.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Field } from '../../ui/field.tsx'
import { usePage } from '../../ui/pagination.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { FormAlert } from '../accounts/form-alert.tsx'
import { Queue } from './queue.tsx'

/** The appeals that wait, the oldest first. */
export function AppealsSection() {
  const read = useCall(keyOf('GET /admin/appeals', { query: { page: usePage() } }))
  return (
    <Queue read={read} empty="No hay apelaciones por responder.">
      {(appeal, again) => <AppealCard appeal={appeal} onAnswered={again} />}
    </Queue>
  )
}

const when = (iso: string) => `${formatDay(iso)}, ${formatTime(iso)}`

function AppealCard({ appeal, onAnswered }: { appeal: Appeal; onAnswered: () => void }) {
  const { user, ban } = appeal
  return (
    <article className="rounded-panel border border-line bg-surface p-4 md:p-6">
      <h2 className="text-18">
        <Link
          to={{ search: `?seccion=personas&tipo=id&valor=${user.ID}` }}
          className="text-brand-ink underline"
        >
          {user.Username}
        </Link>
      </h2>
      <p className="mt-1 text-14 text-muted">
        Suspensión del {when(ban.at)} {ban.until ? `hasta el ${when(ban.until)}` : 'sin fin'}
        {ban.active ? '' : ', ya terminada'}: {ban.reason}
      </p>
      <p className="mt-3 whitespace-pre-line break-words">{appeal.text}</p>
      <p className="mt-1 text-14 text-muted">Enviada el {when(appeal.sent_at)}</p>
      <AnswerForm appeal={appeal} onAnswered={onAnswered} />
    </article>
  )
}

function AnswerForm({ appeal, onAnswered }: { appeal: Appeal; onAnswered: () => void }) {
  const [note, setNote] = useState('')
  const [lift, setLift] = useState(false)
  const [missing, setMissing] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [working, setWorking] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (working) return
    setMissing(note.trim() === '')
    if (note.trim() === '') return
    setWorking(true)
    setFault(null)
    try {
      await call('POST /admin/appeals/:id/answer', { params: { id: appeal.id }, body: { note, lift } })
      toast.success('Respondiste la apelación.')
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
        hint="La persona la recibe por email."
        error={missing ? 'Escribí la respuesta: la persona la lee.' : undefined}
      >
        <TextArea value={note} counter={1_000} onChange={(event) => setNote(event.currentTarget.value)} />
      </Field>
      <CheckBox checked={lift} onChange={setLift}>
        Levantar la suspensión
      </CheckBox>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Button type="submit" loading={working} className="justify-self-start">
        Responder
      </Button>
    </form>
  )
}
