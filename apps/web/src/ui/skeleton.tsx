import { clsx } from 'clsx'

/** A shape of the size of what is coming; hidden from screen readers, whose container says "Cargando". */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('block animate-shimmer rounded-[10px] bg-line', className)} />
  )
}
