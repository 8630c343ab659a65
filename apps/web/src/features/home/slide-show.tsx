import type { Slide } from '@martillo/contract/slides'
import { Pause, Play } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Dots } from '../../ui/dots.tsx'
import { plainKey } from '../../ui/plain-key.ts'
import { StepArrow } from '../../ui/step-arrow.tsx'
import { BannerSlide } from './banner-slide.tsx'
import { useRotation } from './use-rotation.ts'
import { useStoreUrl } from './use-store-url.ts'
import { useSwipe } from './use-swipe.ts'

/** The slides of the home, one at a time. The first leads to the app in the store of the device. */
export function SlideShow({ slides }: { slides: readonly Slide[] }) {
  const { current, go, rest, stopped, setStopped } = useRotation(slides.length)
  const storeUrl = useStoreUrl()
  const track = useRef<HTMLUListElement>(null)
  const [awake, setAwake] = useState(false)
  const several = slides.length > 1

  // Written to the element itself: the page's security policy refuses style attributes that the server draws.
  function place(dragPx: number | null) {
    if (!track.current) return
    track.current.style.translate = `calc(${-100 * current}% + ${dragPx ?? 0}px)`
    track.current.style.transitionDuration = dragPx === null ? '' : '0s'
  }
  useEffect(() => {
    // Where it stands from the start nothing is written: even to no other place, that would be a move of twenty frames.
    if (track.current) track.current.style.translate = current === 0 ? '' : `${-100 * current}%`
  }, [current])
  // The other pictures are fetched after what the page opens with.
  useEffect(() => {
    const timer = setTimeout(() => setAwake(true), 3_000)
    return () => clearTimeout(timer)
  }, [])

  const swipe = useSwipe({
    onDrag: (px) => several && place(px),
    onEnd: (move) => {
      place(null)
      if (move !== 0 && several) step(move)
    },
  })

  function onKeyDown(event: KeyboardEvent) {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[plainKey(event)]
    if (!move || !several) return
    event.preventDefault()
    step(move)
  }

  /** Takes the focus along from a slide that goes: inert it would drop it, and the arrow keys would reach nobody. */
  function step(move: number) {
    const list = track.current
    const banner = list?.closest('section')
    const { activeElement } = document
    const along = activeElement === banner || list?.contains(activeElement)
    flushSync(() => go(current + move))
    if (!along) return
    const link = list?.querySelector<HTMLElement>('li:not([inert]) a')
    ;(link ?? banner)?.focus({ preventScroll: true })
  }

  return (
    <section
      aria-roledescription="carrusel"
      aria-label="Novedades"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => rest('pointer', pointerType !== 'touch')}
      onPointerLeave={() => rest('pointer', false)}
      onTouchStart={() => rest('touch', true)}
      onTouchEnd={() => rest('touch', false)}
      onTouchCancel={() => rest('touch', false)}
      onFocus={({ target }) => rest('focus', target.matches(':focus-visible'))}
      onBlur={() => rest('focus', false)}
      className="group relative"
    >
      <div
        className="aspect-[2084/605] touch-pan-y touch-pinch-zoom overflow-hidden rounded-2xl md:rounded-panel"
        {...swipe}
      >
        <ul
          ref={track}
          aria-live={stopped ? 'polite' : 'off'}
          className="flex h-full transition-[translate] duration-300"
        >
          {slides.map((slide, index) => (
            <li
              key={slide.src}
              aria-label={`${index + 1} de ${slides.length}`}
              inert={index !== current}
              className="h-full w-full shrink-0"
            >
              <BannerSlide
                slide={slide}
                link={index === 0 ? storeUrl : null}
                first={index === 0}
                near={index === 0 || awake || index === current}
              />
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <>
          <StepArrow
            side="left"
            label="Imagen anterior"
            onClick={() => go(current - 1)}
            className="top-[calc(50%-38px)] left-3"
          />
          <StepArrow
            side="right"
            label="Imagen siguiente"
            onClick={() => go(current + 1)}
            className="top-[calc(50%-38px)] right-3"
          />
          <div className="mt-2 flex h-6 items-center justify-center">
            <Dots count={slides.length} current={current} go={go} label="Ver la imagen" />
            <button
              type="button"
              aria-label={stopped ? 'Reanudar las imágenes' : 'Pausar las imágenes'}
              onClick={() => setStopped(!stopped)}
              className="ml-1 grid size-6 place-items-center rounded-full text-muted hover:text-brand-ink"
            >
              {stopped ? (
                <Play aria-hidden="true" className="size-3.5 fill-current" />
              ) : (
                <Pause aria-hidden="true" className="size-3.5 fill-current" />
              )}
            </button>
          </div>
        </>
      )}
    </section>
  )
}
