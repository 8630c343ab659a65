import { useSortable } from '@dnd-kit/sortable'
import { clsx } from 'clsx'
import { RotateCw, Star, X } from 'lucide-react'
import type { PickedPhoto } from './picked-photo.ts'
import { Spinner } from './spinner.tsx'

interface PhotoTileProps {
  photo: PickedPhoto
  index: number
  count: number
  disabled: boolean
  onRemove: () => void
  onRetry: () => void
  /** Absent where another one stays the primary one. */
  onMakePrimary: (() => void) | undefined
}

/** One photo of the picker: the picture is the handle; beside it, making it the primary one and removing it. */
export function PhotoTile({
  photo,
  index,
  count,
  disabled,
  onRemove,
  onRetry,
  onMakePrimary,
}: PhotoTileProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: photo.id,
    disabled,
    attributes: { roleDescription: 'foto que se puede mover' },
  })
  const round =
    'absolute grid size-9 place-items-center rounded-full bg-black/60 text-white hover:bg-black/80'
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      className={clsx('relative aspect-square', isDragging && 'z-10')}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Foto ${index + 1} de ${count}${index === 0 ? ', principal' : ''}${photo.name && `: ${photo.name}`}`}
        className={clsx(
          'block size-full touch-manipulation overflow-hidden rounded-card border-2 bg-line',
          index === 0 ? 'border-brand' : 'border-transparent',
          isDragging && 'shadow-float',
        )}
      >
        {photo.url ? (
          <img src={photo.url} alt="" draggable={false} className="size-full object-cover" />
        ) : (
          <span className="grid size-full place-items-center text-muted">
            <Spinner />
          </span>
        )}
      </button>
      {photo.failed ? null : index === 0 ? (
        <span className="pointer-events-none absolute bottom-2 left-2 rounded-full bg-brand px-2 py-0.5 text-12 font-bold text-on-brand">
          Principal
        </span>
      ) : !onMakePrimary ? null : (
        <button
          type="button"
          disabled={disabled}
          onClick={onMakePrimary}
          aria-label={`Hacer principal la foto ${index + 1}`}
          className={clsx(round, 'bottom-1.5 left-1.5')}
        >
          <Star aria-hidden="true" className="size-4" />
        </button>
      )}
      <button
        type="button"
        disabled={disabled}
        onClick={onRemove}
        aria-label={`Quitar la foto ${index + 1}`}
        className={clsx(round, 'top-1.5 right-1.5')}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
      {photo.progress !== null && (
        <progress
          max={1}
          value={photo.progress}
          aria-label={`Subiendo la foto ${index + 1}`}
          className="pointer-events-none absolute inset-x-2 top-1/2 h-2 w-[calc(100%-16px)] appearance-none overflow-hidden rounded-full border-0 bg-white/85 [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-white/85 [&::-webkit-progress-value]:bg-brand"
        />
      )}
      {photo.failed && (
        <button
          type="button"
          onClick={onRetry}
          aria-label={`Reintentar la foto ${index + 1}, que no se pudo subir`}
          className="absolute inset-x-1.5 bottom-1.5 flex min-h-9 items-center justify-center gap-1.5 rounded-full bg-urgent px-1 text-12 font-bold text-on-urgent"
        >
          <RotateCw aria-hidden="true" className="size-3.5 shrink-0" />
          Reintentar
        </button>
      )}
    </li>
  )
}
