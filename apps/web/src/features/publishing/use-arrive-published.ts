import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../ui/toast.ts'
import type { Published } from './publish-auction.ts'

const READ_MS = 8_000

/** Where one goes after publishing: to the auction, or to one's own ones while it waits to be approved. */
export function useArrivePublished() {
  const navigate = useNavigate()
  return useCallback(
    ({ id, state }: Published & { ok: true }) => {
      const isWaiting = state === 'pending'
      if (isWaiting) {
        toast.success(
          'Tu subasta está pendiente de aprobación. La revisamos y te avisamos; hasta entonces la ves solo vos.',
          {
            duration: READ_MS,
          },
        )
      } else toast.success('¡Tu subasta está publicada!')
      // Replaced, so that Back does not return to a form that was already sent.
      void navigate(isWaiting ? paths.waitingAuctions : paths.auction(id), { replace: true })
    },
    [navigate],
  )
}
