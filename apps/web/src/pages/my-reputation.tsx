import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { IdentityCard } from '../features/accounts/identity-card.tsx'
import { LedgerCard } from '../features/reputation/ledger-card.tsx'
import { ScoreCard } from '../features/reputation/score-card.tsx'
import { keyOf, useCall } from '../lib/use-call.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** One's own reputation: the score, what leads up, the identity, and the ledger. */
export function Component() {
  const { data, error, mutate } = useCall(keyOf('GET /user/reputation'))
  const { hash } = useLocation()
  const ready = data !== undefined

  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [ready, hash])

  return (
    <div className="wrap max-w-3xl py-6 md:py-8">
      <h1 className="mb-5 text-22 md:text-28">Mi reputación</h1>
      {!data && error && <ErrorState title="No pudimos cargar tu reputación" onRetry={() => void mutate()} />}
      {!data && !error && (
        <div role="status" aria-label="Cargando tu reputación" className="grid gap-4">
          <Skeleton className="h-96 rounded-panel" />
          <Skeleton className="h-64 rounded-panel" />
        </div>
      )}
      {data && (
        <div className="grid grid-cols-1 gap-4 md:gap-5">
          <ScoreCard reputation={data} />
          <IdentityCard />
          <LedgerCard ledger={data.ledger} />
        </div>
      )}
    </div>
  )
}
