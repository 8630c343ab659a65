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
  small: 'h-10 px-4 text-[14.5px]',
  medium: 'h-[46px] px-5 text-16',
  big: 'h-[54px] px-6 text-18',
}

/** The classes of a button, for links that look like one. */
export function buttonLook(
  look: { kind?: ButtonKind; size?: ButtonSize; wide?: boolean; className?: string | undefined } = {},
): string {
  const { kind = 'primary', size = 'medium', wide = false, className } = look
  return clsx(
    'relative inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-full font-[650] transition-[background-color,filter,color,border-color] duration-150',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-default',
    KINDS[kind],
    SIZES[size],
    wide && 'w-full',
    className,
  )
}
