import type { IdentityRequest } from '@martillo/contract/identity'
import { Link } from 'react-router'
import { apiBase, call } from '../../lib/api.ts'
import { formatDay, formatTime } from '../../lib/format-date.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { usePage } from '../../ui/pagination.tsx'
import { Decision } from './decision.tsx'
import { Queue } from './queue.tsx'

/** The identities that wait for a decision, the oldest first. */
export function IdentitySection() {
  const read = useCall(keyOf('GET /admin/identity', { query: { page: usePage() } }))
  return (
    <Queue read={read} empty="No hay identidades por decidir.">
      {(request, again) => <IdentityRequestCard request={request} onDecided={again} />}
    </Queue>
  )
}

function IdentityRequestCard({ request, onDecided }: { request: IdentityRequest; onDecided: () => void }) {
  const { id, user, front, back, sent_at } = request
  const params = { id }
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
      <p className="mt-1">
        {user.firstName} {user.lastName}
        {user.birthDate && ` · nació el ${user.birthDate.split('-').reverse().join('/')}`}
      </p>
      <p className="text-14 text-muted">
        Enviado el {formatDay(sent_at)}, {formatTime(sent_at)}
      </p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Side path={front} label={`Frente del DNI de ${user.Username}`} />
        <Side path={back} label={`Dorso del DNI de ${user.Username}`} />
      </div>
      <Decision
        accept={{
          label: 'Dar por verificada',
          done: 'Identidad verificada.',
          send: () => call('POST /admin/identity/:id/accept', { params }),
        }}
        refuse={{
          done: 'Pedido rechazado.',
          hint: 'La persona lo lee.',
          shortest: 1,
          longest: 500,
          send: (reason) => call('POST /admin/identity/:id/refuse', { params, body: { reason } }),
        }}
        onDecided={onDecided}
      />
    </article>
  )
}

function Side({ path, label }: { path: string | null; label: string }) {
  if (path === null) return <p className="text-muted">La foto ya no está.</p>
  const address = `${apiBase()}/${path}`
  return (
    <a href={address} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-card bg-line">
      <img src={address} alt={label} className="aspect-[1.58] w-full object-contain" />
    </a>
  )
}
