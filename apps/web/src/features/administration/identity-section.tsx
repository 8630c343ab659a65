import type { IdentityRequest } from '@martillo/contract/identity'
import { useState } from 'react'
import { Link } from 'react-router'
import { apiBase, call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDay, formatTime } from '../../lib/format-date.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { usePage } from '../../ui/pagination.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { FormAlert } from '../accounts/form-alert.tsx'
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
  const { user, front, back, sent_at } = request
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
      <Decision request={request} onDecided={onDecided} />
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

function Decision({ request, onDecided }: { request: IdentityRequest; onDecided: () => void }) {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [working, setWorking] = useState<'accept' | 'refuse' | null>(null)
  const params = { id: request.id }

  async function decide(way: 'accept' | 'refuse') {
    setMissing(way === 'refuse' && reason.trim() === '')
    if (working || (way === 'refuse' && reason.trim() === '')) return
    setWorking(way)
    setFault(null)
    try {
      if (way === 'accept') await call('POST /admin/identity/:id/accept', { params })
      else await call('POST /admin/identity/:id/refuse', { params, body: { reason } })
      toast.success(way === 'accept' ? 'Identidad verificada.' : 'Pedido rechazado.')
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
        hint="La persona lo lee. Solo hace falta para rechazar."
        error={missing ? 'Escribí el motivo.' : undefined}
      >
        <TextArea value={reason} counter={500} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
      {fault && <FormAlert>{fault}</FormAlert>}
      <div className="flex flex-wrap gap-3">
        <Button loading={working === 'accept'} onClick={() => void decide('accept')}>
          Dar por verificada
        </Button>
        <Button kind="line" loading={working === 'refuse'} onClick={() => void decide('refuse')}>
          Rechazar
        </Button>
      </div>
    </div>
  )
}
