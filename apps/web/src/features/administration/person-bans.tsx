import type { Ban } from '@martillo/contract/bans'
import type { FullUser } from '@martillo/contract/user-lookups'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { formatDay, formatTime } from '../../lib/format-date.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { BanDialog } from './ban-dialog.tsx'
import { banFault } from './ban-fault.ts'

/** A person's bans, the button that bans and the one that lifts it. */
export function PersonBans({ person }: { person: FullUser }) {
  const { data, error, mutate } = useCall(keyOf('GET /admin/bans/:id', { params: { id: person.ID } }))
  const [banning, setBanning] = useState(false)
  const [lifting, setLifting] = useState(false)
  const current = data?.data.find((ban) => ban.active)

  async function lift() {
    setLifting(true)
    try {
      await call('POST /unbanuser/:id', { params: { id: person.ID } })
      toast.success('Levantaste la suspensión.')
    } catch (refused) {
      toast.error(banFault(refused, 'Failed to unban user'))
    } finally {
      setLifting(false)
      void mutate()
    }
  }

  return (
    <section
      aria-labelledby="bans-title"
      className="w-full min-w-0 rounded-panel border border-line bg-surface p-4 md:p-6"
    >
      <h2 id="bans-title" className="text-18">
        Suspensiones
      </h2>
      {!data && error && (
        <ErrorState title="No pudimos cargar las suspensiones" onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton className="mt-3 h-24" />}
      {data && (
        <>
          {data.data.length === 0 && <p className="mt-2 text-muted">Nunca fue suspendida.</p>}
          <ul className="mt-3 grid gap-3">
            {data.data.map((ban) => (
              <li key={ban.id} className="rounded-card border border-line p-3">
                <BanLines ban={ban} />
              </li>
            ))}
          </ul>
          <div className="mt-4">
            {current ? (
              <Button kind="line" wide loading={lifting} onClick={() => void lift()}>
                Levantar la suspensión
              </Button>
            ) : (
              <Button kind="danger" wide disabled={person.role === 'admin'} onClick={() => setBanning(true)}>
                Suspender
              </Button>
            )}
          </div>
        </>
      )}
      <BanDialog
        person={person}
        open={banning}
        onClose={() => setBanning(false)}
        onBanned={() => {
          setBanning(false)
          toast.success('La cuenta quedó suspendida.')
          void mutate()
        }}
      />
    </section>
  )
}

const when = (iso: string) => `${formatDay(iso)}, ${formatTime(iso)}`

function stateOf({ active, lifted_at }: Ban): string {
  if (active) return 'En vigencia'
  return lifted_at ? `Levantada el ${when(lifted_at)}` : 'Terminada'
}

function BanLines({ ban }: { ban: Ban }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Pill tone={ban.active ? 'urgent' : 'muted'}>{stateOf(ban)}</Pill>
        {ban.appeal !== 'none' && (
          <Pill tone="brand">{ban.appeal === 'open' ? 'Apeló' : 'Apelación respondida'}</Pill>
        )}
      </p>
      <p className="mt-2 whitespace-pre-line break-words">{ban.reason}</p>
      <p className="mt-1 text-14 text-muted">
        {when(ban.at)} → {ban.until ? when(ban.until) : 'sin fin'} · por {ban.banned_by}
      </p>
    </>
  )
}
