import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { latePart } from '../../lib/late-part.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.tsx'

const ReputationWelcome = latePart(async () => (await import('./reputation-welcome.tsx')).ReputationWelcome)

/**
 * Where the reputation is explained to whoever arrives at `#new-user`. It waits until the e-mail is verified,
 * because until then the verification covers the screen.
 */
export function WelcomeSlot() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { state, user } = useSession()
  const covered = state === 'loading' || (state === 'in' && user?.Verified_email === false)
  if (covered || pathname + hash !== paths.welcome) return null
  return (
    <Suspense fallback={null}>
      <ReputationWelcome
        onClose={() => void navigate(pathname + search, { replace: true, preventScrollReset: true })}
      />
    </Suspense>
  )
}
