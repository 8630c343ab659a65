import { clsx } from 'clsx'

/** The look of a button of the filter bar; `on` while it is open or narrows the list. */
export function filterButton(on: boolean, className?: string): string {
  return clsx(
    'flex h-11 items-center gap-1.5 whitespace-nowrap rounded-full border px-4 font-semibold text-[0.90625rem] transition-colors hover:border-brand hover:text-brand-ink',
    on ? 'border-brand bg-brand-soft text-brand-ink' : 'border-edge bg-surface',
    className,
  )
}
