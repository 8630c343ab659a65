import { clsx } from 'clsx'
import { formatPrice } from '../lib/format-price.ts'

interface PriceProps {
  /** As on the wire: pesos with at most two decimals. */
  pesos: number
  /** Lets a new amount roll in, for prices that change before one's eyes. */
  rolls?: boolean
  className?: string
}

/** An amount in pesos, `$ 152.500`, in figures of equal width that never break over two lines. */
export function Price({ pesos, rolls = false, className }: PriceProps) {
  const text = formatPrice(pesos)
  return (
    <span className={clsx('whitespace-nowrap tracking-[-0.02em] tabular-nums', className)}>
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
