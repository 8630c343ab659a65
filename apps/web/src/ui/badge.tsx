import { clsx } from 'clsx'

interface BadgeProps {
  count: number
  /** What is counted, for screen readers: "avisos sin leer". */
  of: string
  className?: string
}

/** A count on a corner: nothing for 0, `99+` above 99. */
export function Badge({ count, of, className }: BadgeProps) {
  if (count <= 0) return null
  const text = count > 99 ? '99+' : String(count)
  return (
    <span
      className={clsx(
        'grid h-[19px] min-w-[19px] place-items-center rounded-full bg-[#d9293f] px-1.5 text-[0.71875rem] font-bold leading-none text-white',
        className,
      )}
    >
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{` ${text} ${of}`}</span>
    </span>
  )
}
