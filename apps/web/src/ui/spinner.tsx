import { clsx } from 'clsx'

/** A turning ring in the colour of the text around it; says nothing to screen readers. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block animate-spin rounded-full border-[2.5px] border-current border-r-transparent',
        className,
      )}
    />
  )
}
