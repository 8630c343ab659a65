import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { forgetPath, paths, rememberedPath, rememberPath } from '../lib/paths.ts'
import { useSession } from '../lib/session.tsx'
import { PageHead } from './head/page-head.tsx'
import { LoadingScreen } from './loading-screen.tsx'

const COMPLETE_PROFILE = '/completar-perfil'

/**
 * Screens for people with a session; others go to the login, which brings them back here. Who came by Google or Apple
 * and has no first name yet tells it before anything else.
 */
export function MembersOnly() {
  const { state, user } = useSession()
  const { pathname, search, hash } = useLocation()
  const nameless = state === 'in' && user?.FirstName === '' && pathname !== COMPLETE_PROFILE
  useEffect(() => {
    if (state === 'out' || nameless) rememberPath(pathname + search + hash)
    else if (state === 'in' && pathname !== COMPLETE_PROFILE) forgetPath()
  }, [state, nameless, pathname, search, hash])

  return (
    <>
      <PageHead noindex />
      {state === 'loading' && <LoadingScreen />}
      {nameless && <Navigate to={COMPLETE_PROFILE} replace />}
      {state === 'in' && !nameless && <Outlet />}
      {state === 'out' && <Navigate to={paths.login} replace />}
    </>
  )
}

/** Login and registration: whoever has a session is sent on to where they wanted to go, or home. */
export function GuestsOnly() {
  const { state, user } = useSession()
  const named = state === 'in' && user?.FirstName !== ''
  // Only once this is left behind: until the screen to come is loaded, the way there is asked for again.
  useEffect(() => (named ? forgetPath : undefined), [named])
  if (state === 'in') {
    return <Navigate to={user?.FirstName === '' ? COMPLETE_PROFILE : rememberedPath()} replace />
  }
  // A remembered person is about to be confirmed: a form that vanishes at once would only startle.
  return state === 'loading' && user ? <LoadingScreen /> : <Outlet />
}
