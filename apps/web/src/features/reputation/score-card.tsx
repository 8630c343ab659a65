import type { OwnReputation } from '@martillo/contract/reputation'
import { BadgeCheck, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { ReputationMeter } from '../../ui/reputation-meter.tsx'
import { bandAllowances } from './band-allowances.ts'
import { waysUp } from './ledger-words.ts'

function Allowances({ band, title }: { band: number; title: string }) {
  const allowance = bandAllowances[band - 1]
  if (!allowance) return null
  return (
    <div className="rounded-card bg-canvas p-4">
      <h2 className="text-14 font-bold">
        {title}{' '}
        <span className="font-normal text-muted">
          ({allowance.from}–{allowance.to})
        </span>
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-14">
        <dt className="text-muted">Pujás</dt>
        <dd>{allowance.bids}</dd>
        <dt className="text-muted">Publicás</dt>
        <dd>{allowance.publishes ?? 'Todavía no'}</dd>
        <dt className="text-muted">Comisión</dt>
        <dd>{allowance.commission}</dd>
      </dl>
      {allowance.perks.length > 0 && <p className="mt-2 text-14 text-muted">{allowance.perks.join(' · ')}</p>}
    </div>
  )
}

/** Where the person stands, what that allows, and what leads to the next band. */
export function ScoreCard({ reputation }: { reputation: OwnReputation }) {
  const { score, band, next, missing } = reputation
  return (
    <section aria-label="Tu puntaje" className="rounded-panel border border-line bg-surface p-4 md:p-6">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-36 font-extrabold tabular-nums">{score}</span>
        <span className="text-muted">de 100 · nivel {band} de 5</span>
      </p>
      <ReputationMeter score={score} className="mt-3" />
      <p className="mt-3 text-14">
        {next
          ? `Te ${next.missing === 1 ? 'falta 1 punto' : `faltan ${next.missing} puntos`} para el nivel ${next.band}.`
          : 'Estás en el nivel más alto.'}
      </p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Allowances band={band} title="Tu nivel" />
        {next && <Allowances band={next.band} title="El próximo" />}
      </div>
      {missing.length > 0 && (
        <>
          <h2 className="mt-5 text-16">Lo que podés sumar ya</h2>
          <ul className="mt-2 grid grid-cols-1 gap-2">
            {missing.map(({ kind, points }) => (
              <li key={kind}>
                <Missing kind={kind} points={points} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 text-14 text-muted">
        También suman las ventas y compras concretadas (+2), las calificaciones buenas y cada semana con
        actividad (+1).
      </p>
    </section>
  )
}

function Missing({ kind, points }: { kind: string; points: number }) {
  const way = waysUp[kind]
  if (!way) return null
  const inside = (
    <>
      <BadgeCheck aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
      <span className="min-w-0 flex-1 font-medium hyphens-auto wrap-anywhere">{way.says}</span>
      <span className="font-bold text-good">+{points}</span>
      {way.to && <ChevronRight aria-hidden="true" className="size-4 text-muted" />}
    </>
  )
  const look = 'flex min-h-12 items-center gap-3 rounded-xl border border-line px-3.5 py-2'
  if (!way.to) return <div className={look}>{inside}</div>
  return (
    <Link to={way.to} className={`${look} transition-colors hover:border-brand hover:bg-brand-soft`}>
      {inside}
    </Link>
  )
}
