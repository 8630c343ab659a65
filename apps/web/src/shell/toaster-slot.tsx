import { startTransition, useEffect, useState } from 'react'
import { latePart } from '../lib/late-part.ts'
import { Optional } from './optional.tsx'

const Toaster = latePart(async () => (await import('../ui/toaster.tsx')).Toaster)

/** Where toasts appear. It comes after the first screen, which never has one, and never from the server. */
export function ToasterSlot() {
  const [mounted, setMounted] = useState(false)
  useEffect(() => startTransition(() => setMounted(true)), [])
  if (!mounted) return null
  return (
    <Optional>
      <Toaster />
    </Optional>
  )
}
