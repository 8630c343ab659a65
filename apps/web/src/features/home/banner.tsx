import { lazy, Suspense } from 'react'
import { PRODUCT, TAGLINE } from '../../lib/product.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { useConfig } from '../../lib/use-config.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SlideShow } from './slide-show.tsx'

const HomeHero = lazy(async () => ({ default: (await import('./home-hero.tsx')).HomeHero }))

/** The head of the home: the slides, or a drawn one where there are none. `running` is how many can be bid on. */
export function Banner({ running }: { running: number | undefined }) {
  const { data: slides, error } = useCall(keyOf('GET /slides'))
  const { data: config } = useConfig()
  const none = slides ? slides.length === 0 : Boolean(error)
  return (
    <Suspense fallback={<Shape />}>
      {none ? (
        <HomeHero running={running} />
      ) : (
        <>
          <h1 className="sr-only">{`${config?.product_name ?? PRODUCT} · ${TAGLINE}`}</h1>
          {slides ? <SlideShow slides={slides} /> : <Shape />}
        </>
      )}
    </Suspense>
  )
}

function Shape() {
  return <Skeleton className="aspect-[2084/605] rounded-2xl md:rounded-panel" />
}
