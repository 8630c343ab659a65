import { Children, type KeyboardEvent, type ReactNode } from 'react'
import { Dots } from './dots.tsx'
import { plainKey } from './plain-key.ts'
import { StepArrow } from './step-arrow.tsx'
import { useSnapRow } from './use-snap-row.ts'

interface CarouselProps {
  /** What it shows, for screen readers. */
  label: string
  /** One child per item: 5 are in view on desktop, 3 on phones. */
  children: ReactNode
}

/** A row of items with arrows, dots, arrow keys and swipe. */
export function Carousel({ label, children }: CarouselProps) {
  const { row, stops, current, onScroll, go } = useSnapRow()

  function onKeyDown(event: KeyboardEvent) {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[plainKey(event)]
    if (!move || stops < 2) return
    event.preventDefault()
    go(current + move)
    bringFocus(current + move)
  }

  /** A card that has the focus hands it to the first one in view at that stop; beyond the ends nobody moves. */
  function bringFocus(stop: number) {
    const { current: list } = row
    if (!list?.contains(document.activeElement) || stop < 0 || stop >= stops) return
    const left = Math.min(stop * list.clientWidth, list.scrollWidth - list.clientWidth)
    const items = [...list.children] as HTMLElement[]
    const start = items[0]?.offsetLeft ?? 0
    // The row snaps to the nearest item.
    const first = items.find((item) => item.offsetLeft - start + item.offsetWidth / 2 >= left)
    first?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
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
        onScroll={onScroll}
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
          <StepArrow
            side="left"
            label="Anteriores"
            disabled={current === 0}
            onClick={() => go(current - 1)}
            className="top-[36%] -left-4"
          />
          <StepArrow
            side="right"
            label="Siguientes"
            disabled={current === stops - 1}
            onClick={() => go(current + 1)}
            className="top-[36%] -right-4"
          />
        </>
      )}
      {/* The room of the dots is kept while they are not known yet, so that nothing below moves. */}
      <div className="mt-2 flex h-6 justify-center">
        <Dots count={stops} current={current} go={go} label="Ir al grupo" />
      </div>
    </section>
  )
}
