import { Outlet, useLocation } from 'react-router'
import { CrashBoundary } from './crash-boundary.tsx'

/**
 * Around every screen, below the router's own boundary, which so only gets what keeps a screen from coming: a
 * screen that breaks while being drawn shows the crash screen inside the shell, until another address is opened.
 */
export function PageBoundary() {
  const { pathname } = useLocation()
  return (
    <CrashBoundary resetKey={pathname}>
      <Outlet />
    </CrashBoundary>
  )
}
