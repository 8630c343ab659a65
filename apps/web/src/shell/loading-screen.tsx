import { useEffect, useState } from 'react'
import { useProductName } from '../lib/use-config.ts'
import { Mark } from '../ui/logo.tsx'

const DOT_MS = 500
const MAX_DOTS = 3

/** What is shown while nothing else can be: the logo in pulsing rings, and dots that come one by one. */
export function LoadingScreen() {
  const name = useProductName()
  const [dots, setDots] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setDots((n) => (n + 1) % (MAX_DOTS + 1)), DOT_MS)
    return () => clearInterval(timer)
  }, [])

  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <div role="status" className="grid justify-items-center gap-9">
        <span className="relative grid size-40 place-items-center">
          <span className="absolute inset-0 animate-ring rounded-full border-4 border-brand" />
          <span className="absolute inset-0 animate-ring rounded-full border-4 border-brand [animation-delay:600ms]" />
          <span className="absolute inset-0 animate-ring rounded-full border-4 border-brand [animation-delay:1200ms]" />
          <span className="head-gradient grid size-20 place-items-center rounded-[22px] text-white">
            <Mark className="size-14" />
          </span>
        </span>
        <span className="sr-only">{name}. </span>
        <p className="text-18 font-semibold">
          Cargando, espere porfavor
          <span aria-hidden="true" className="inline-block w-6 text-left">
            {'.'.repeat(dots)}
          </span>
        </p>
      </div>
    </div>
  )
}
