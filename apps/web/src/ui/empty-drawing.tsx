export type EmptySubject = 'auctions' | 'search' | 'bell' | 'lost' | 'storm'

/** One of the drawings in `drawings.svg`, in the colours of the theme. Without the file its room stays empty. */
export function EmptyDrawing({ about }: { about: EmptySubject }) {
  return (
    <svg viewBox="0 0 200 150" className="h-36 w-48 max-w-full" aria-hidden="true">
      <use href={`/drawings.svg#${about}`} />
    </svg>
  )
}
