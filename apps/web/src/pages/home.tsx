import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { AuctionGrid } from '../features/auctions/auction-grid.tsx'
import { SectionCarousel } from '../features/auctions/section-carousel.tsx'
import { sections } from '../features/auctions/sections.ts'
import { Banner } from '../features/home/banner.tsx'
import { WelcomeSlot } from '../features/reputation/welcome-slot.tsx'
import { paths } from '../lib/paths.ts'
import { keyOf, useCall } from '../lib/use-call.ts'
import { ButtonLink } from '../ui/button-link.tsx'

// The entries of the browser's history at which the home was shown and left.
const left = new Set<string>()

/** Whether this is the way Back to a home that was shown before. */
function useReturn(): boolean {
  const { key } = useLocation()
  const [isReturn] = useState(() => left.has(key))
  useEffect(() => () => void left.add(key), [key])
  return isReturn
}

/** The home: what is on offer, section by section, and the newest fifty. */
export function Component() {
  const { data, error, mutate } = useCall(keyOf('GET /auctions/active', { query: { limit: 50 } }))
  const isReturn = useReturn()
  return (
    <div className={clsx('wrap pt-3 pb-10 md:pt-5', isReturn && 'whole')}>
      <WelcomeSlot />
      <Banner running={data?.meta.total} />
      <SectionCarousel title="SUBASTAS BASE 0" section={sections.baseZero} />
      <div className="later later-row -mx-4 px-4">
        <SectionCarousel title="SUBASTAS POPULARES!" section={sections.popular} />
      </div>
      <div className="later later-row -mx-4 px-4">
        <SectionCarousel title="SUBASTAS POR TERMINAR" section={sections.endingSoon} />
      </div>
      <section aria-label="¡Y mucho más!" className="mt-7 md:mt-9">
        <div className="mb-3 flex items-center justify-between gap-3">
          <h2 className="text-[1.09375rem] md:text-[1.25rem]">¡Y MUCHO MÁS!</h2>
          <Link
            to={paths.all}
            className="-my-2 py-2 text-[0.90625rem] font-[650] whitespace-nowrap text-brand-ink hover:underline"
          >
            Ver más...<span className="sr-only"> de todas las subastas</span>
          </Link>
        </div>
        <AuctionGrid long cards={data?.data} failed={Boolean(error)} onRetry={() => void mutate()} />
        {data && data.meta.total > data.data.length && (
          <p className="mt-6 text-center">
            <ButtonLink kind="line" to={paths.all}>
              Ver todas las subastas
            </ButtonLink>
          </p>
        )}
      </section>
    </div>
  )
}
