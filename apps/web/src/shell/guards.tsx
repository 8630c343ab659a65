import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { forgetPath, paths, rememberedPath, rememberPath } from '../lib/paths.ts'
import { useSession } from '../lib/session.tsx'
import { PageHead } from './head/page-head.tsx'
import { LoadingScreen } from './loading-screen.tsx'

/** Screens for people with a session; others go to the login, which brings them back here. */
export function MembersOnly() {
  const { state } = useSession()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (state === 'out') rememberPath(pathname + search + hash)
    if (state === 'in') forgetPath()
  }, [state, pathname, search, hash])

  return (
    <>
      <PageHead noindex />
      {state === 'loading' && <LoadingScreen />}
      {state === 'in' && <Outlet />}
      {state === 'out' && <Navigate to={paths.login} replace />}
    </>
  )
}

/** Login and registration: whoever has a session is sent on to where they wanted to go, or home. */
export function GuestsOnly() {
  const { state, user } = useSession()
  if (state === 'in') return <Navigate to={rememberedPath()} replace />
  // A remembered person is about to be confirmed: a form that vanishes at once would only startle.
  return state === 'loading' && user ? <LoadingScreen /> : <Outlet />
}
