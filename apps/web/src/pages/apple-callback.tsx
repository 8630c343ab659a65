import { socialSentences } from '@martillo/contract/social-login'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CallbackFailure } from '../features/accounts/callback-failure.tsx'
import { useArrive } from '../features/accounts/use-arrive.ts'
import { call } from '../lib/api.ts'
import { rememberedPath } from '../lib/paths.ts'
import { PageHead } from '../shell/head/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

const SENTENCES: Readonly<Record<string, string>> = {
  ...socialSentences,
  banned: 'Tu cuenta está suspendida.',
  too_many_attempts: 'Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.',
}

/** Only sentences that we know: anybody can write an address that leads here. */
function faultOf(query: URLSearchParams): string | undefined {
  if (query.get('success') === 'true') return undefined
  return SENTENCES[query.get('error') ?? ''] ?? 'Authentication failed'
}

/** Where the server leads the browser after Apple's answer. */
export function Component() {
  const [query] = useSearchParams()
  const [fault, setFault] = useState(() => faultOf(query))
  const navigate = useNavigate()
  const arrive = useArrive()
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    if (query.get('error') === 'banned') {
      // The address says no more; asked with what this browser was just given, the server tells reason and end.
      call('GET /user/sessiondata').catch(() => undefined)
    }
    if (faultOf(query)) return
    // Somebody known has said where they are, or will at their own time.
    arrive(query.get('is_new_user') === 'true' && !query.get('city'))
      .then(() => navigate(rememberedPath(), { replace: true }))
      .catch(() => setFault('Web authentication failed'))
  }, [query, arrive, navigate])

  return (
    <>
      <PageHead noindex />
      {fault ? (
        <CallbackFailure title="Error de autenticación con Apple" message={fault}>
          <Button kind="line" onClick={() => window.location.reload()}>
            Reintentar
          </Button>
        </CallbackFailure>
      ) : (
        <div role="status" className="grid min-h-[60dvh] place-items-center content-center gap-4">
          <Spinner />
          <p className="text-18 font-semibold">Completando autenticación con Apple...</p>
        </div>
      )}
    </>
  )
}
