import { clsx } from 'clsx'
import { useState } from 'react'
import { formatPrice } from '../lib/format-price.ts'

interface PriceProps {
  /** As on the wire: pesos with at most two decimals. */
  pesos: number
  /** Lets a new amount roll in, for prices that change before one's eyes. */
  rolls?: boolean
  /** Stays inside the nearest `@container`: the longer the amount, the smaller it gets. */
  fits?: keyof typeof FITS
  className?: string
}

// By the most characters an amount may have. A figure is about 0.62 em wide, so 12 figures with their points 8.9 em.
const FITS = {
  card: [
    [9, 'text-[min(1.1875rem,20cqi)] md:text-[min(1.3125rem,20cqi)]'],
    [12, 'text-[min(1.1875rem,15.5cqi)] md:text-[min(1.3125rem,15.5cqi)]'],
    [17, 'text-[min(1.1875rem,11cqi)] md:text-[min(1.3125rem,11cqi)]'],
    [Number.POSITIVE_INFINITY, 'text-[min(1.1875rem,9.2cqi)] md:text-[min(1.3125rem,9.2cqi)]'],
  ],
  panel: [
    [17, 'text-[min(2.125rem,11cqi)] md:text-[min(2.5rem,11cqi)]'],
    [Number.POSITIVE_INFINITY, 'text-[min(2.125rem,9.2cqi)] md:text-[min(2.5rem,9.2cqi)]'],
  ],
} as const

/** An amount in pesos, `$ 152.500`, in figures of equal width that never break over two lines. */
export function Price({ pesos, rolls = false, fits, className }: PriceProps) {
  const text = formatPrice(pesos)
  const size = fits && FITS[fits].find(([longest]) => text.length <= longest)?.[1]
  return (
    <span className={clsx('whitespace-nowrap tracking-[-0.02em] tabular-nums', size, className)}>
      {rolls ? <Rolling text={text} /> : text}
    </span>
  )
}

/** Rolls in what comes after the first text; that one simply stands there with the rest of its screen. */
function Rolling({ text }: { text: string }) {
  const [first, setFirst] = useState<string | null>(text)
  if (first !== null && first !== text) setFirst(null)
  return (
    <span key={text} className={clsx('inline-block', first !== text && 'animate-roll')}>
      {text}
    </span>
  )
}
