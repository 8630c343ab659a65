import type { PublicUser } from '@martillo/contract/accounts'
import { Star } from 'lucide-react'
import { Rating } from '../../ui/rating.tsx'

/** What those who dealt with somebody say of them. */
export function ProfileRatings({ person }: { person: PublicUser }) {
  return (
    <section aria-labelledby="ratings-title" className="wrap pt-2 pb-8">
      <h2 id="ratings-title" className="text-18 md:text-22">
        Calificaciones
      </h2>
      {person.rating === null ? (
        <p className="mt-3 flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-4 text-muted">
          <Star aria-hidden="true" className="size-5 shrink-0" />
          {person.Username} todavía no tiene calificaciones. Aparecen cuando se concreta una venta.
        </p>
      ) : (
        <p className="mt-3 text-22">
          <Rating value={person.rating} count={person.ratings_count} />
        </p>
      )}
    </section>
  )
}
