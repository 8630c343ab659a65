import type { Slide } from '@martillo/contract/slides'
import { memo, Suspense } from 'react'
import { latePart } from '../../lib/late-part.ts'
import { TAGLINE } from '../../lib/product.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { useProductName } from '../../lib/use-config.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const HomeHero = latePart(async () => (await import('./home-hero.tsx')).HomeHero)
const SlideShow = latePart(async () => (await import('./slide-show.tsx')).SlideShow)

/** The head of the home: the slides, or a drawn one where there are none. `running` is how many can be bid on. */
export function Banner({ running }: { running: number | undefined }) {
  const { data: slides, error } = useCall(keyOf('GET /slides'))
  const name = useProductName()
  if (slides ? slides.length === 0 : error) {
    return (
      <Suspense fallback={<Shape />}>
        <HomeHero running={running} />
      </Suspense>
    )
  }
  return (
    <>
      <h1 className="sr-only">{`${name} · ${TAGLINE}`}</h1>
      {slides ? <Slides slides={slides} /> : <Shape />}
    </>
  )
}

// What moves them comes after the page; until then the first slide stands as the server drew it. Redrawing this
// meanwhile would throw that away, so it is redrawn only for other slides.
const Slides = memo(function Slides({ slides }: { slides: readonly Slide[] }) {
  return (
    <Suspense fallback={<Shape />}>
      <SlideShow slides={slides} />
    </Suspense>
  )
})

// With the room of the dots.
function Shape() {
  return (
    <div className="pb-8">
      <Skeleton className="aspect-[2084/605] rounded-2xl md:rounded-panel" />
    </div>
  )
}
