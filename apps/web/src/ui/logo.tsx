import { clsx } from 'clsx'

/** The gavel that is also a rising arrow. In one colour (`currentColor`) unless `gold` paints its head. */
export function Mark({ className, gold = true }: { className?: string; gold?: boolean }) {
  return (
    <svg viewBox="0 0 40 40" fill="none" className={className} aria-hidden="true">
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M8 32 23.5 16.5" stroke="currentColor" strokeWidth="4.4" />
        <path
          d="M16.5 8.5H31.5V23.5"
          stroke={gold ? '#F5B301' : 'currentColor'}
          strokeWidth="6.4"
          strokeLinejoin="miter"
        />
        <path d="M21 33.5H32" stroke="currentColor" strokeWidth="3.6" />
      </g>
    </svg>
  )
}

export function Logo({ name = 'Martillo', className }: { name?: string; className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <span className="grid size-9 place-items-center rounded-[11px] bg-white/15">
        <Mark className="size-7" />
      </span>
      <span className="text-[20px] font-extrabold tracking-[-0.02em]">{name}</span>
    </span>
  )
}
