import { clsx } from 'clsx'
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
    [9, 'text-[min(19px,20cqi)] md:text-[min(21px,20cqi)]'],
    [12, 'text-[min(19px,15.5cqi)] md:text-[min(21px,15.5cqi)]'],
    [17, 'text-[min(19px,11cqi)] md:text-[min(21px,11cqi)]'],
    [Number.POSITIVE_INFINITY, 'text-[min(19px,9.2cqi)] md:text-[min(21px,9.2cqi)]'],
  ],
  panel: [
    [17, 'text-[min(34px,11cqi)] md:text-[min(40px,11cqi)]'],
    [Number.POSITIVE_INFINITY, 'text-[min(34px,9.2cqi)] md:text-[min(40px,9.2cqi)]'],
  ],
} as const

/** An amount in pesos, `$ 152.500`, in figures of equal width that never break over two lines. */
export function Price({ pesos, rolls = false, fits, className }: PriceProps) {
  const text = formatPrice(pesos)
  const size = fits && FITS[fits].find(([longest]) => text.length <= longest)?.[1]
  return (
    <span className={clsx('whitespace-nowrap tracking-[-0.02em] tabular-nums', size, className)}>
      {rolls ? (
        <span key={text} className="inline-block animate-roll">
          {text}
        </span>
      ) : (
        text
      )}
    </span>
  )
}
