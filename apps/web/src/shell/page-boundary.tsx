import { Outlet, useLocation } from 'react-router'
import { useSWRConfig } from 'swr'
import { CrashBoundary } from './crash-boundary.tsx'

const EVERYTHING = () => true

/**
 * Around every screen, below the router's own boundary, which so only gets what keeps a screen from coming: a
 * screen that breaks while being drawn shows the crash screen inside the shell, until another address is opened.
 * Trying again asks for its data anew, which may be what broke it.
 */
export function PageBoundary() {
  const { pathname } = useLocation()
  const { mutate } = useSWRConfig()
  return (
    <CrashBoundary resetKey={pathname} onRetry={() => void mutate(EVERYTHING, undefined)}>
      <Outlet />
    </CrashBoundary>
  )
}
