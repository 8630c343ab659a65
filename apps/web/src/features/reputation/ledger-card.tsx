import type { LedgerEntry } from '@martillo/contract/reputation'
import { clsx } from 'clsx'
import { useState } from 'react'
import { formatDay } from '../../lib/format-date.ts'
import { Button } from '../../ui/button.tsx'
import { ledgerWords } from './ledger-words.ts'

const AT_FIRST = 20

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−')
}

/** How the score came about, the last first. */
export function LedgerCard({ ledger }: { ledger: readonly LedgerEntry[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? ledger : ledger.slice(0, AT_FIRST)
  return (
    <section
      aria-labelledby="ledger-title"
      className="rounded-panel border border-line bg-surface p-4 md:p-6"
    >
      <h2 id="ledger-title" className="text-18 md:text-22">
        Cómo se formó tu reputación
      </h2>
      {ledger.length === 0 && (
        <p className="mt-3 text-muted">
          Todavía no hay movimientos. Verificá tu email y sumás los primeros puntos.
        </p>
      )}
      <ol className="mt-3 divide-y divide-line">
        {shown.map((entry) => (
          <li key={entry.id} className="flex items-center gap-3 py-2.5">
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{ledgerWords(entry.kind)}</span>
              <span className="block text-14 text-muted">
                {formatDay(entry.at)}
                {entry.moved !== entry.points && ` · vale ${signed(entry.points)}, el puntaje va de 0 a 100`}
              </span>
            </span>
            <span
              className={clsx(
                'font-bold tabular-nums',
                entry.moved > 0 && 'text-good',
                entry.moved < 0 && 'text-urgent',
              )}
            >
              {signed(entry.moved)}
            </span>
            <span className="w-14 text-right text-14 text-muted tabular-nums">
              <span className="sr-only">Puntaje: </span>
              {entry.score}
            </span>
          </li>
        ))}
      </ol>
      {shown.length < ledger.length && (
        <Button kind="quiet" size="small" wide onClick={() => setAll(true)} className="mt-2">
          Ver los {ledger.length} movimientos
        </Button>
      )}
    </section>
  )
}
