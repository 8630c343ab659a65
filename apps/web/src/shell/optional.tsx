import { type ReactNode, Suspense } from 'react'
import { CrashBoundary } from './crash-boundary.tsx'

/** A part that is fetched on demand and that the screen can do without: nothing is shown while, or if, it is missing. */
export function Optional({ children }: { children: ReactNode }) {
  return (
    <CrashBoundary fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </CrashBoundary>
  )
}
