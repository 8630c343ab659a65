import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from './prefers-reduced-motion.ts'

interface CarouselProps {
  /** What it shows, for screen readers. */
  label: string
  /** One child per item: 5 are in view on desktop, 3 on phones. */
  children: ReactNode
}

interface View {
  stops: number
  current: number
}

/** Where the row stands: it stops once per full view, the last stop being the end. */
function viewOf(row: HTMLElement): View {
  const room = row.scrollWidth - row.clientWidth
  if (room <= 1) return { stops: 1, current: 0 }
  const stops = Math.ceil(room / row.clientWidth - 0.05) + 1
  const atEnd = row.scrollLeft >= room - 2
  return {
    stops,
    current: atEnd ? stops - 1 : Math.min(stops - 2, Math.round(row.scrollLeft / row.clientWidth)),
  }
}

/**
 * A row of items with arrows, dots, arrow keys and swipe. The row is the browser's own scroller with snap
 * points: it works before any script has run, and moves as the device moves everything else.
 */
export function Carousel({ label, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  const [{ stops, current }, setView] = useState<View>({ stops: 1, current: 0 })

  const look = useCallback(() => {
    if (!row.current) return
    const next = viewOf(row.current)
    setView((view) => (view.stops === next.stops && view.current === next.current ? view : next))
  }, [])

  useEffect(() => {
    look()
    if (!row.current || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(look)
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [look])

  function go(stop: number) {
    const { current: list } = row
    list?.scrollTo({
      left: stop * list.clientWidth,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!move || stops < 2) return
    event.preventDefault()
    go(Math.min(stops - 1, Math.max(0, current + move)))
  }

  return (
    <section
      aria-roledescription="carrusel"
      aria-label={`Carrusel: ${label}`}
      onKeyDown={onKeyDown}
      className="group relative"
    >
      <ul
        ref={row}
        onScroll={look}
        className="-m-1 flex snap-x snap-mandatory gap-2.5 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] md:gap-4"
      >
        {Children.map(children, (child) => (
          <li className="min-w-0 shrink-0 basis-[calc((100%-20px)/3)] snap-start scroll-ml-1 md:basis-[calc((100%-64px)/5)]">
            {child}
          </li>
        ))}
      </ul>
      {stops > 1 && (
        <>
          <Arrow side="left" disabled={current === 0} onClick={() => go(current - 1)} />
          <Arrow side="right" disabled={current === stops - 1} onClick={() => go(current + 1)} />
        </>
      )}
      <Dots stops={stops} current={current} go={go} />
    </section>
  )
}

function Arrow({
  side,
  disabled,
  onClick,
}: {
  side: 'left' | 'right'
  disabled: boolean
  onClick: () => void
}) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={side === 'left' ? 'Anteriores' : 'Siguientes'}
      disabled={disabled}
      onClick={onClick}
      className={clsx(
        'absolute top-[36%] z-1 grid size-11 place-items-center rounded-full border border-line bg-surface text-ink shadow-lift transition-opacity hover:text-brand max-md:hidden',
        'opacity-0 focus-visible:opacity-100 group-hover:opacity-100 disabled:invisible',
        side === 'left' ? '-left-4' : '-right-4',
      )}
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  )
}

// The room of the dots is kept while they are not known yet, so that nothing below moves.
function Dots({ stops, current, go }: { stops: number; current: number; go: (stop: number) => void }) {
  const dots = stops > 1 ? Array.from({ length: stops }, (_, stop) => stop) : []
  return (
    <div className="mt-2 flex h-6 justify-center">
      {dots.map((stop) => (
        <button
          key={stop}
          type="button"
          aria-label={`Ir al grupo ${stop + 1} de ${stops}`}
          aria-current={stop === current || undefined}
          onClick={() => go(stop)}
          className="grid h-6 min-w-6 place-items-center px-[3px]"
        >
          <span
            className={clsx(
              'block h-[7px] rounded-full transition-all duration-200',
              stop === current ? 'w-5 bg-brand' : 'w-[7px] bg-edge/60',
            )}
          />
        </button>
      ))}
    </div>
  )
}
