import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '../lib/session.tsx'

type Module = { VerificationOverlay: ComponentType }
const [load] = Object.values(import.meta.glob<Module>('../features/accounts/verification-overlay.tsx'))
const VerificationOverlay = load && lazy(async () => ({ default: (await load()).VerificationOverlay }))

/** Where the e-mail verification covers the screen, for whoever is logged in and has not verified yet. */
export function VerificationSlot() {
  const { state, user } = useSession()
  if (!VerificationOverlay || state !== 'in' || user?.Verified_email !== false) return null
  return (
    <Suspense fallback={null}>
      <VerificationOverlay />
    </Suspense>
  )
}
