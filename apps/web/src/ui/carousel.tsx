import { clsx } from 'clsx'
import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
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

/** A row of items with arrows, dots, arrow keys and swipe. */
export function Carousel({ label, children }: CarouselProps) {
  const [root, embla] = useEmblaCarousel({
    align: 'start',
    slidesToScroll: 'auto',
    containScroll: 'trimSnaps',
  })
  const [view, setView] = useState<View>({ stops: 1, current: 0 })

  useEffect(() => {
    if (!embla) return undefined
    const look = () => setView({ stops: embla.scrollSnapList().length, current: embla.selectedScrollSnap() })
    look()
    embla.on('select', look).on('reInit', look)
    return () => {
      embla.off('select', look).off('reInit', look)
    }
  }, [embla])

  const go = (stop: number) => embla?.scrollTo(stop, prefersReducedMotion())
  const { stops, current } = view

  function onKeyDown(event: KeyboardEvent) {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!move || stops < 2) return
    event.preventDefault()
    go(Math.min(stops - 1, Math.max(0, current + move)))
  }

  return (
    <section
      aria-roledescription="carrusel"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="group relative"
    >
      <div ref={root} className="-mx-4 overflow-hidden px-4 py-1 md:-mx-2 md:px-2">
        <ul className="-ml-2.5 flex touch-pan-y md:-ml-4">
          {Children.map(children, (child) => (
            <li className="min-w-0 shrink-0 basis-1/3 pl-2.5 md:basis-1/5 md:pl-4">{child}</li>
          ))}
        </ul>
      </div>
      {stops > 1 && (
        <>
          <Arrow side="left" disabled={current === 0} onClick={() => go(current - 1)} />
          <Arrow side="right" disabled={current === stops - 1} onClick={() => go(current + 1)} />
          <Dots stops={stops} current={current} go={go} />
        </>
      )}
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
        'absolute top-[36%] z-1 grid size-11 place-items-center rounded-full border border-line bg-surface text-ink shadow-lift transition-opacity hover:text-brand disabled:opacity-0 max-md:hidden',
        'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100',
        side === 'left' ? '-left-5' : '-right-5',
      )}
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  )
}

function Dots({ stops, current, go }: { stops: number; current: number; go: (stop: number) => void }) {
  return (
    <div className="mt-2 flex justify-center">
      {Array.from({ length: stops }, (_, stop) => stop).map((stop) => (
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
