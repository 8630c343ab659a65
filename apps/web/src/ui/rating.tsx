import { Star } from 'lucide-react'

interface RatingProps {
  /** Mean of the stars, 1 to 5; null before the first rating. */
  value: number | null
  count?: number
}

/** `4,9 ★ (38)`, with what it means for whoever does not see the star. */
export function Rating({ value, count }: RatingProps) {
  if (value === null) return <span className="text-muted">Sin calificaciones</span>
  const text = value.toLocaleString('es-AR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span aria-hidden="true">{text}</span>
      <Star aria-hidden="true" className="size-[1em] fill-current" />
      {count !== undefined && (
        <span aria-hidden="true" className="text-muted">
          ({count.toLocaleString('es-AR')})
        </span>
      )}
      <span className="sr-only">
        {text} de 5 estrellas{count !== undefined && `, ${count} calificaciones`}
      </span>
    </span>
  )
}
