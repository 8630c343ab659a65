import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'

interface StepArrowProps {
  side: 'left' | 'right'
  label: string
  disabled?: boolean
  /** Where nothing else leads to the other things: on phones it is there all the same, unseen until the keyboard reaches it. */
  onlyWay?: boolean
  onClick: () => void
  className?: string
}

/** A round arrow over a row of things, seen when the pointer is there or the keyboard reaches it; fingers swipe. */
export function StepArrow({
  side,
  label,
  disabled = false,
  onlyWay = false,
  onClick,
  className,
}: StepArrowProps) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={label}
      // Really disabled, it would drop the focus of whoever stepped to the end.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={clsx(
        'absolute z-1 grid size-11 place-items-center rounded-full border border-line bg-surface text-ink shadow-lift transition-opacity hover:text-brand',
        'opacity-0 focus-visible:opacity-100 group-hover:not-aria-disabled:opacity-100',
        'aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:not-focus:invisible',
        // Clipped, and not only clear: a finger on that place must reach the photo under it.
        onlyWay ? 'max-md:not-focus-visible:sr-only' : 'max-md:hidden',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  )
}
