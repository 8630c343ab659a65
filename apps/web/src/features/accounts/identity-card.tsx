import type { OwnIdentity } from '@martillo/contract/identity'
import { BadgeCheck, CircleAlert, Clock } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { formatDay } from '../../lib/format-date.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DniPhoto } from './dni-photo.tsx'
import { FormAlert } from './form-alert.tsx'

const KEY = keyOf('GET /user/identity')

/** Proving who one is: the two sides of the DNI, and where that stands. */
export function IdentityCard() {
  const { data, error, mutate } = useCall(KEY)
  return (
    <section
      id="identidad"
      aria-labelledby="identity-title"
      className="scroll-mt-32 rounded-panel border border-line bg-surface p-4 md:p-6"
    >
      <h2 id="identity-title" className="text-18 md:text-22">
        Verificación de identidad
      </h2>
      {!data && !error && <Skeleton className="mt-3 h-24" />}
      {!data && error && (
        <p className="mt-2 text-muted">
          No pudimos ver en qué está.{' '}
          <button
            type="button"
            className="font-semibold text-brand-ink underline"
            onClick={() => void mutate()}
          >
            Reintentar
          </button>
        </p>
      )}
      {data && <Standing identity={data} />}
      {data && (data.state === 'none' || data.state === 'rejected') && (
        <SendForm onSent={(next) => void mutate(next, { revalidate: false })} />
      )}
    </section>
  )
}

function Standing({ identity: { state, sent_at, decided_at, reason } }: { identity: OwnIdentity }) {
  if (state === 'approved') {
    return (
      <p className="mt-3 flex items-start gap-2.5 rounded-[12px] bg-good-soft px-4 py-3 font-medium text-good">
        <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        Tu identidad está verificada desde el {decided_at && formatDay(decided_at)}. Borramos las fotos de tu
        DNI.
      </p>
    )
  }
  if (state === 'pending') {
    return (
      <p className="mt-3 flex items-start gap-2.5 rounded-[12px] bg-brand-soft px-4 py-3 font-medium text-brand-ink">
        <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        Recibimos tu DNI el {sent_at && formatDay(sent_at)} y lo estamos revisando. Te avisamos cuando esté.
      </p>
    )
  }
  return (
    <>
      {state === 'rejected' && (
        <p className="mt-3 flex items-start gap-2.5 rounded-[12px] bg-urgent-soft px-4 py-3 font-medium text-urgent">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>No pudimos verificarte: {reason} Podés mandar otras fotos.</span>
        </p>
      )}
      <p className="mt-2 text-14 text-muted">
        Mandanos el frente y el dorso de tu DNI. Solo los ve quien administra, y los borramos apenas se
        decide. Suma 8 puntos.
      </p>
    </>
  )
}

function SendForm({ onSent }: { onSent: (identity: OwnIdentity) => void }) {
  const [front, setFront] = useState<File | null>(null)
  const [back, setBack] = useState<File | null>(null)
  const [faults, setFaults] = useState<{
    front?: string | undefined
    back?: string | undefined
    all?: string
  }>({})
  const [sending, setSending] = useState(false)

  async function send() {
    if (!front || !back) {
      return setFaults({
        front: front ? undefined : 'Falta la foto del frente.',
        back: back ? undefined : 'Falta la foto del dorso.',
      })
    }
    setSending(true)
    setFaults({})
    try {
      const body = new FormData()
      body.append('front', front)
      body.append('back', back)
      onSent(await call('POST /user/identity', { body }))
    } catch (error) {
      const said = error instanceof ApiError ? error : undefined
      const [onFront, onBack] = [said?.fieldSentence('front'), said?.fieldSentence('back')]
      const all = sentenceOf(error, 'No pudimos enviar las fotos. Probá de nuevo.')
      setFaults(onFront || onBack ? { front: onFront, back: onBack } : { all })
      setSending(false)
    }
  }

  return (
    <div className="mt-4 grid gap-4">
      {faults.all && <FormAlert>{faults.all}</FormAlert>}
      <div className="grid gap-4 sm:grid-cols-2">
        <DniPhoto label="Frente del DNI" photo={front} onChange={setFront} error={faults.front} />
        <DniPhoto label="Dorso del DNI" photo={back} onChange={setBack} error={faults.back} />
      </div>
      <Button loading={sending} onClick={() => void send()} className="justify-self-end max-sm:w-full">
        Enviar para verificar
      </Button>
    </div>
  )
}
