import type { Appeal } from '@martillo/contract/bans'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/api.ts'
import { formatDay, formatTime } from '../../lib/format-date.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { CheckBox } from '../../ui/check-box.tsx'
import { usePage } from '../../ui/pagination.tsx'
import { AnswerForm } from './answer-form.tsx'
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
  const { id, user, ban } = appeal
  const [lift, setLift] = useState(false)
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
      <AnswerForm
        hint="La persona la recibe por email."
        missing="Escribí la respuesta: la persona la lee."
        longest={1_000}
        done="Respondiste la apelación."
        send={(note) => call('POST /admin/appeals/:id/answer', { params: { id }, body: { note, lift } })}
        onAnswered={onAnswered}
      >
        <CheckBox checked={lift} onChange={setLift}>
          Levantar la suspensión
        </CheckBox>
      </AnswerForm>
    </article>
  )
}
