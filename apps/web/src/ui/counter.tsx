import { clsx } from 'clsx'

/** How much of the room for a text is used; red once it is too long. Not read aloud at every key. */
export function Counter({ length, maximum }: { length: number; maximum: number }) {
  return (
    <p
      aria-hidden="true"
      className={clsx(
        'mt-1 text-right text-12',
        length > maximum ? 'font-semibold text-urgent' : 'text-muted',
      )}
    >
      {length.toLocaleString('es-AR')}/{maximum.toLocaleString('es-AR')}
    </p>
  )
}
