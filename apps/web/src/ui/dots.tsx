import { clsx } from 'clsx'

interface DotsProps {
  count: number
  current: number
  go: (index: number) => void
  /** What one of them is, as in "Ir al grupo". */
  label: string
}

/** One dot per stop of a carousel, the current one drawn out; nothing where there is nowhere to go. */
export function Dots({ count, current, go, label }: DotsProps) {
  if (count < 2) return null
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <button
      key={index}
      type="button"
      aria-label={`${label} ${index + 1} de ${count}`}
      aria-current={index === current || undefined}
      onClick={() => go(index)}
      className="grid h-6 min-w-6 place-items-center px-[3px]"
    >
      <span
        className={clsx(
          'block h-[7px] rounded-full transition-all duration-200',
          index === current ? 'w-5 bg-brand' : 'w-[7px] bg-edge/60',
        )}
      />
    </button>
  ))
}
