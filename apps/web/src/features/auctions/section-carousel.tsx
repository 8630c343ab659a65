import { Suspense } from 'react'
import { Link } from 'react-router'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { AuctionCard } from './auction-card.tsx'
import { AuctionCardSkeleton } from './auction-card-skeleton.tsx'
import type { Section } from './sections.ts'
import { useLeading } from './use-leading.ts'

const ITEMS = 10

interface SectionCarouselProps {
  title: string
  section: Section
}

/** One section of the home: its first ten auctions in a carousel, and the way to all of them. */
export function SectionCarousel({ title, section }: SectionCarouselProps) {
  const { data, error, mutate } = useCall(keyOf(section.route, { query: { limit: ITEMS } }))
  const leading = useLeading()
  return (
    <section aria-label={title} className="mt-7 md:mt-9">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="flex-1 basis-40 text-[1.09375rem] md:text-[1.25rem]">{title}</h2>
        <Link
          to={section.path}
          className="-my-2 py-2 text-[0.90625rem] font-[650] whitespace-nowrap text-brand-ink hover:underline"
        >
          Ver más...<span className="sr-only"> de {title}</span>
        </Link>
      </div>
      {!data && error && <ErrorState title="Error al cargar las subastas" onRetry={() => void mutate()} />}
      {!data && !error && (
        <div
          role="status"
          aria-label="Cargando"
          className="grid grid-cols-3 gap-2.5 pb-8 md:grid-cols-5 md:gap-4"
        >
          {[0, 1, 2, 3, 4].map((i) => (
            <div key={i} className={i > 2 ? 'max-md:hidden' : undefined}>
              <AuctionCardSkeleton />
            </div>
          ))}
        </div>
      )}
      {data && data.data.length === 0 && (
        <p className="rounded-card border border-line border-dashed py-8 text-center text-muted">
          No hay subastas disponibles
        </p>
      )}
      {data && data.data.length > 0 && (
        // Nothing in it is waited for: a part of its own is taken over by itself, and in small steps.
        <Suspense>
          <Carousel label={title}>
            {data.data.map((card) => (
              <AuctionCard key={card.ID} card={card} leading={leading.has(card.ID)} narrow />
            ))}
          </Carousel>
        </Suspense>
      )}
    </section>
  )
}
