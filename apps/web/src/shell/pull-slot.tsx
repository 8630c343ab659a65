import { startTransition, useEffect, useState } from 'react'
import { latePart } from '../lib/late-part.ts'
import { isPullDevice } from './is-pull-device.ts'
import { Optional } from './optional.tsx'

const PullToRefresh = latePart(async () => (await import('./pull-to-refresh.tsx')).PullToRefresh)

/** Where pulling down refreshes the page: on phones and tablets only, once the first screen is there. */
export function PullSlot() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => startTransition(() => setWanted(isPullDevice(navigator.userAgent))), [])
  if (!wanted) return null
  return (
    <Optional>
      <PullToRefresh />
    </Optional>
  )
}
