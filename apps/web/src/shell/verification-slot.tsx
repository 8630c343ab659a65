import { latePart } from '../lib/late-part.ts'
import { useSession } from '../lib/session.tsx'
import { Optional } from './optional.tsx'

const VerificationOverlay = latePart(
  async () => (await import('../features/accounts/verification-overlay.tsx')).VerificationOverlay,
)

/** Where the e-mail verification covers the screen, for whoever is logged in and has not verified yet. */
export function VerificationSlot() {
  const { state, user } = useSession()
  if (state !== 'in' || user?.Verified_email !== false) return null
  return (
    <Optional>
      <VerificationOverlay />
    </Optional>
  )
}
