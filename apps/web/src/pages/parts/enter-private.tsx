import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSWRConfig } from 'swr'
import { AuctionSkeleton } from '../../features/auctions/auction-skeleton.tsx'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { latePart } from '../../lib/late-part.ts'
import { forgetPath, paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.tsx'
import { keyOf } from '../../lib/use-call.ts'
import { PageHead } from '../../shell/head/page-head.tsx'
import { LoginLink } from '../../shell/login-link.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

const NotFound = latePart(async () => (await import('../not-found.tsx')).Component)

interface Invitation {
  id: number
  clave: string
}

/**
 * What the link of a private auction opens. A visitor is asked to log in, whatever the link holds; with a session it makes
 * them a guest and goes on to the auction, whose address does not hold the secret.
 */
export function EnterPrivate({ id, clave }: Invitation) {
  const { state } = useSession()
  return (
    <>
      <PageHead title="Subasta privada" noindex />
      {state === 'loading' && <AuctionSkeleton />}
      {state === 'out' && <AskToLogIn />}
      {state === 'in' && <Entering id={id} clave={clave} />}
    </>
  )
}

function AskToLogIn() {
  return (
    <div className="wrap grid min-h-[60dvh] place-items-center">
      <EmptyState
        title={<h1 className="text-28">Te invitaron a una subasta privada</h1>}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LoginLink to={paths.login} className={buttonLook()}>
              Iniciar sesión
            </LoginLink>
            <LoginLink to={paths.register} className={buttonLook({ kind: 'line' })}>
              Registrarme
            </LoginLink>
          </div>
        }
      >
        Solo la ven las personas invitadas. Iniciá sesión y te traemos de vuelta acá.
      </EmptyState>
    </div>
  )
}

function Entering({ id, clave }: Invitation) {
  const [tries, setTries] = useState(0)
  return <Attempt key={tries} id={id} clave={clave} onRetry={() => setTries(tries + 1)} />
}

function Attempt({ id, clave, onRetry }: Invitation & { onRetry: () => void }) {
  const [failed, setFailed] = useState<'missing' | 'away' | null>(null)
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()

  useEffect(() => {
    let left = false
    async function enter() {
      try {
        await call('POST /auctions/:id/enter', { params: { id }, body: { clave } })
        if (left) return
        forgetPath()
        await mutate(keyOf('GET /auctions/:id', { params: { id } }))
        if (!left) await navigate(paths.auction(id), { replace: true })
      } catch (error) {
        if (!left) setFailed(error instanceof ApiError && error.status === 404 ? 'missing' : 'away')
      }
    }
    void enter()
    return () => {
      left = true
    }
  }, [id, clave, mutate, navigate])

  if (failed === 'missing') return <NotFound />
  if (failed === 'away') return <ErrorState title="No pudimos abrir la subasta" onRetry={onRetry} />
  return <AuctionSkeleton />
}
