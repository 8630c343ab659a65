import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { hearBans, type ToldBan } from '../lib/ban.ts'
import { latePart } from '../lib/late-part.ts'
import { useSession } from '../lib/session.tsx'
import { Optional } from './optional.tsx'

const BanOverlay = latePart(async () => (await import('../features/accounts/ban-overlay.tsx')).BanOverlay)

/**
 * Where a ban covers the screen. A session that the server ended is noticed at once, and asked about: the answer says
 * whether it was a ban.
 */
export function BanSlot() {
  const { state, refresh, leave, leaving } = useSession()
  const [ban, setBan] = useState<ToldBan | null>(null)

  useEffect(() => hearBans((told) => setBan((now) => now ?? told)), [])

  const check = useEffectEvent(() => {
    if (leaving.current) return
    refresh().catch(async (error: unknown) => {
      if (!(error instanceof ApiError && [401, 403].includes(error.status))) return
      leave()
      // The server closed the connection; a visitor may have one.
      const { reconnectLive } = await import('../lib/live.ts')
      reconnectLive()
    })
  })
  useEffect(() => {
    if (state !== 'in') return undefined
    let stop: (() => void) | undefined
    let gone = false
    import('../lib/live.ts').then(
      ({ listenLive }) => {
        if (!gone) stop = listenLive({ 'session.ended': () => check() })
      },
      () => undefined,
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [state])

  if (!ban) return null
  return (
    <Optional>
      <BanOverlay ban={ban} onClose={() => setBan(null)} />
    </Optional>
  )
}
