import { clsx } from 'clsx'

/** The gavel that is also a rising arrow. In one colour (`currentColor`) unless `gold` paints its head. */
export function Mark({ className, gold = true }: { className?: string; gold?: boolean }) {
  return (
    <svg viewBox="0 0 40 40" fill="none" className={className} aria-hidden="true">
      <g transform="translate(22.5 17.5) rotate(45)">
        <path d="M0 20V3" stroke="currentColor" strokeWidth="4.6" strokeLinecap="round" />
        <rect x="-9.5" y="-3" width="19" height="6.8" rx="2" fill={gold ? '#F5B301' : 'currentColor'} />
        <path
          d="M-8 -6.2 0 -14.4 8 -6.2Z"
          fill={gold ? '#F5B301' : 'currentColor'}
          stroke={gold ? '#F5B301' : 'currentColor'}
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </g>
      <path d="M20 34.5H34" stroke="currentColor" strokeWidth="3.8" strokeLinecap="round" />
    </svg>
  )
}

export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <span className="grid size-9 place-items-center rounded-[11px] bg-white/15">
        <Mark className="size-7" />
      </span>
      <span className="text-[1.25rem] font-extrabold tracking-[-0.02em]">{name}</span>
    </span>
  )
}
