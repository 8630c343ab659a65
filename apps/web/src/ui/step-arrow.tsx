import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'

interface StepArrowProps {
  side: 'left' | 'right'
  label: string
  disabled?: boolean
  onClick: () => void
  className?: string
}

/** A round arrow over a row of things, seen when the pointer is there or the keyboard reaches it; phones swipe. */
export function StepArrow({ side, label, disabled = false, onClick, className }: StepArrowProps) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={clsx(
        'absolute z-1 grid size-11 place-items-center rounded-full border border-line bg-surface text-ink shadow-lift transition-opacity hover:text-brand max-md:hidden',
        'opacity-0 focus-visible:opacity-100 group-hover:opacity-100 disabled:invisible',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  )
}
