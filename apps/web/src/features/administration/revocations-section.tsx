import type { Revocation } from '@martillo/contract/moderation'
import { call } from '../../lib/api.ts'
import { formatDay, formatTime } from '../../lib/format-date.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { usePage } from '../../ui/pagination.tsx'
import { Pill } from '../../ui/pill.tsx'
import { AnswerForm } from './answer-form.tsx'
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
  const { id, code, kind, name, email, phone, subject, message, user } = revocation
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
      <AnswerForm
        hint="Sale por email, tal cual."
        missing="Escribí la respuesta."
        longest={2_000}
        done="Respondiste el pedido."
        send={(answer) => call('POST /admin/revocations/:id/answer', { params: { id }, body: { answer } })}
        onAnswered={onAnswered}
      />
    </article>
  )
}
