import { clsx } from 'clsx'
import { type SeenClock, useSeenNow } from '../lib/seen-clock.ts'
import { useServerNow } from '../lib/use-server-now.ts'
import { type CountdownView, countdownOf } from './countdown-of.ts'

interface CountdownProps {
  /** ISO; before it the countdown is of the start. */
  startsAt?: string | undefined
  /** ISO; left out, the countdown ends in "Subasta iniciada". */
  endsAt?: string | undefined
  /** `line` for cards and bars, `boxes` for the auction's panel. */
  look?: 'line' | 'boxes'
  /** In a line, whether the label ("¡Finaliza pronto!") is shown before the units. */
  labelled?: boolean
  className?: string
}

interface SeenCountdownProps extends CountdownProps {
  /** Of the card that it stands on. */
  clock: SeenClock
}

/** The same on one of many cards, standing still while the card is out of sight. */
export function SeenCountdown({ clock, ...props }: SeenCountdownProps) {
  return <CountdownAt {...props} nowMs={useSeenNow(clock)} />
}

/** The time left by the server's clock, each second. Screen readers can read it but are not told of each tick. */
export function Countdown(props: CountdownProps) {
  return <CountdownAt {...props} nowMs={useServerNow()} />
}

function CountdownAt({
  startsAt,
  endsAt,
  look = 'line',
  labelled = true,
  className,
  nowMs,
}: CountdownProps & { nowMs: number }) {
  const view = countdownOf(nowMs, {
    startsMs: startsAt === undefined ? undefined : Date.parse(startsAt),
    endsMs: endsAt === undefined ? undefined : Date.parse(endsAt),
  })
  const isLine = look === 'line'
  const Look = isLine ? Line : Boxes
  return (
    <span
      role="timer"
      aria-live="off"
      className={clsx(isLine && LINE, view.urgent && 'text-urgent', className)}
    >
      <Look view={view} labelled={labelled} />
    </span>
  )
}

interface LookProps {
  view: CountdownView
  labelled: boolean
}

const LINE = 'inline-flex flex-wrap items-baseline gap-x-1.5 whitespace-nowrap'

const said = (units: CountdownView['units']) => units.map(({ text, letter }) => `${text} ${letter}`).join(' ')

// On screens under 640 px only the two largest units are shown. One text each: a page counts down on eighty cards.
function Line({ view, labelled }: LookProps) {
  const { units } = view
  return (
    <>
      {/* Wider than the narrowest cards: there its words stand below each other. */}
      {view.label && (labelled || units.length === 0) && (
        <span className="whitespace-normal">{view.label}</span>
      )}
      {units.length > 0 && (
        <span className="font-semibold tabular-nums">
          {said(units.slice(0, 2))}
          {units.length > 2 && <span className="max-sm:hidden">{` ${said(units.slice(2))}`}</span>}
        </span>
      )}
    </>
  )
}

const NAMES = { D: 'DÍAS', H: 'HORAS', M: 'MIN', S: 'SEG' } as const

function Boxes({ view }: LookProps) {
  return (
    <span className="flex flex-col gap-1.5">
      <span className={clsx('text-14 font-[650]', !view.urgent && 'text-muted')}>
        {view.label || 'Finaliza en:'}
      </span>
      {view.units.length > 0 && (
        <span className="flex gap-1.5">
          {view.units.map((unit, i) => (
            <span
              key={unit.letter}
              className={clsx(
                'min-w-12 rounded-[10px] border px-2 py-1 text-center text-[1.1875rem] leading-tight font-bold tabular-nums',
                view.urgent ? 'border-transparent bg-urgent-soft' : 'border-line bg-canvas',
                i > 1 && 'max-sm:hidden',
              )}
            >
              {unit.text}
              <span
                className={clsx(
                  'block text-[0.65625rem] font-semibold tracking-[0.04em]',
                  !view.urgent && 'text-muted',
                )}
              >
                {NAMES[unit.letter]}
              </span>
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
