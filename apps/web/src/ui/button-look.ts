import { clsx } from 'clsx'

/** `bid` is the gold one, for bidding and publishing only. */
export type ButtonKind = 'primary' | 'bid' | 'quiet' | 'danger' | 'line'
export type ButtonSize = 'small' | 'medium' | 'big'

const KINDS: Record<ButtonKind, string> = {
  bid: 'bg-bid text-bid-ink shadow-[inset_0_-2px_0_rgb(35_21_0/14%)] hover:bg-bid-press',
  primary: 'bg-brand text-on-brand hover:brightness-110',
  danger: 'bg-urgent text-on-urgent hover:brightness-110',
  line: 'bg-surface text-ink border-[1.5px] border-edge hover:border-brand hover:text-brand-ink',
  quiet: 'bg-transparent text-brand-ink hover:bg-brand-soft',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'px-4 text-[0.90625rem]',
  medium: 'px-5 text-16',
  big: 'px-6 text-18',
}

/** The least: where its place is narrow or letters are large, a button grows downwards. */
const HEIGHTS: Record<ButtonSize, string> = {
  small: 'min-h-10',
  medium: 'min-h-[46px]',
  big: 'min-h-[54px]',
}

/** The classes of a button, for links that look like one. */
export function buttonLook(
  look: { kind?: ButtonKind; size?: ButtonSize; wide?: boolean; className?: string | undefined } = {},
): string {
  const { kind = 'primary', size = 'medium', wide = false, className } = look
  return clsx(
    'relative inline-flex select-none items-center justify-center gap-2 rounded-full font-[650] transition-[background-color,filter,color,border-color] duration-150',
    // Where the system chooses the colours, a filled one would look like plain text.
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-default forced-colors:border',
    KINDS[kind],
    SIZES[size],
    // Of one line as long as that fits in what lies around it, and never narrower for the sake of its neighbours.
    'py-1 text-balance',
    HEIGHTS[size],
    wide ? 'w-full' : 'min-w-fit',
    className,
  )
}
