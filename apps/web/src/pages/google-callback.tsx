import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CallbackFailure } from '../features/accounts/callback-failure.tsx'
import { useArrive } from '../features/accounts/use-arrive.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/api-error.ts'
import { bearer } from '../lib/bearer.ts'
import { PageHead } from '../shell/head/page-head.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'

/** What can be told before the server is asked. */
function faultOf(query: URLSearchParams): string | undefined {
  if (query.has('error')) return 'Google OAuth error'
  if (!query.get('code') || !query.get('state')) return 'Missing authorization code or state'
  return undefined
}

/** Where Google sends people back to. Once there is a session, the guard around this leads on. */
export function Component() {
  const [query] = useSearchParams()
  const [fault, setFault] = useState(() => faultOf(query))
  const arrive = useArrive()
  // The answer counts once: a second try would only be refused.
  const asked = useRef(false)

  useEffect(() => {
    if (asked.current || faultOf(query)) return
    asked.current = true
    const answer = { code: query.get('code') ?? '', state: query.get('state') ?? '' }
    call('GET /auth/google/callback', { query: answer, onHeaders: bearer.keepFrom })
      .then(({ city }) => arrive(city === ''))
      .catch((error: unknown) => setFault(sentenceOf(error, 'Failed to complete Google authentication')))
  }, [query, arrive])

  return (
    <>
      <PageHead noindex />
      {fault ? <CallbackFailure title="Error de autenticación" message={fault} /> : <LoadingScreen />}
    </>
  )
}
