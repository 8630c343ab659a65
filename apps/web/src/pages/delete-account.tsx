import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDeletion } from '../features/accounts/deletion/confirm-deletion.tsx'
import {
  AccessDenied,
  AccountDeleted,
  DeletionWarning,
} from '../features/accounts/deletion/deletion-cards.tsx'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.tsx'
import { PageHead } from '../shell/head/page-head.tsx'
import { Spinner } from '../ui/spinner.tsx'

const REDIRECT_MS = 3_000

/** Leaving for good: a warning, the confirmation, and the word that it is done. */
export function Component() {
  const { state, logout } = useSession()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [deleted, setDeleted] = useState(false)

  useEffect(() => {
    if (!deleted) return undefined
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [deleted, navigate])

  function leave() {
    setDeleted(true)
    setAsking(false)
    void logout()
  }

  return (
    <>
      <PageHead noindex />
      {deleted && <AccountDeleted />}
      {!deleted && state === 'loading' && (
        <div role="status" className="grid min-h-[60dvh] place-items-center text-brand-ink">
          <Spinner className="size-10" />
          <span className="sr-only">Cargando</span>
        </div>
      )}
      {!deleted && state === 'out' && <AccessDenied />}
      {!deleted && state === 'in' && (
        <>
          <DeletionWarning onDelete={() => setAsking(true)} />
          <ConfirmDeletion open={asking} onClose={() => setAsking(false)} onDeleted={leave} />
        </>
      )}
    </>
  )
}
