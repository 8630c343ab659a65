import { clsx } from 'clsx'
import { bandAllowances } from './band-allowances.ts'

const STEP = { width: 84, gap: 6, rise: 23, low: 20 }
const FLOOR = 142
const FILLS = ['fill-brand/25', 'fill-brand/40', 'fill-brand/60', 'fill-brand/80', 'fill-brand']

const leftOf = (step: number) => step * (STEP.width + STEP.gap)
const heightOf = (step: number) => STEP.low + step * STEP.rise

/** The five bands as stairs: a person on the lowest, a star on the highest. Decorative; the table says the same. */
export function BandStairs() {
  const top = bandAllowances.length - 1
  return (
    <svg aria-hidden="true" viewBox="-2 -10 450 178" className="mx-auto w-full max-w-[430px]">
      {bandAllowances.map(({ from, to }, step) => (
        <g key={from}>
          <rect
            x={leftOf(step)}
            y={FLOOR - heightOf(step)}
            width={STEP.width}
            height={heightOf(step)}
            rx="9"
            className={FILLS[step]}
          />
          <text
            x={leftOf(step) + STEP.width / 2}
            y={FLOOR + 20}
            textAnchor="middle"
            className={clsx('text-[0.875rem] font-bold', step === 0 ? 'fill-brand-ink' : 'fill-muted')}
          >
            {from}–{to}
          </text>
        </g>
      ))}
      <path
        d={`M62 86 C 130 84 240 52 ${leftOf(top) + 16} 14`}
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 8"
        className="stroke-brand"
      />
      <g
        className="fill-brand-ink"
        transform={`translate(${leftOf(0) + STEP.width / 2} ${FLOOR - heightOf(0)})`}
      >
        <circle cy="-43" r="10" />
        <path d="M-15 0v-12a15 15 0 0 1 30 0V0z" />
      </g>
      <path
        transform={`translate(${leftOf(top) + STEP.width / 2} ${FLOOR - heightOf(top) - 15})`}
        d="m0-15 4.4 9.5 10.4 1.2-7.7 7.1 2 10.3L0 8l-9.1 5.1 2-10.3-7.7-7.1 10.4-1.2z"
        className="fill-brand"
      />
    </svg>
  )
}
