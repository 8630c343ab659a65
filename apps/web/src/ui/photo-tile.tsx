import { useSortable } from '@dnd-kit/sortable'
import { clsx } from 'clsx'
import { Star, X } from 'lucide-react'
import type { PickedPhoto } from './picked-photo.ts'

interface PhotoTileProps {
  photo: PickedPhoto
  index: number
  count: number
  disabled: boolean
  onRemove: () => void
  onMakePrimary: () => void
}

/** One photo of the picker: the picture is the handle; beside it, making it the primary one and removing it. */
export function PhotoTile({ photo, index, count, disabled, onRemove, onMakePrimary }: PhotoTileProps) {
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
        aria-label={`Foto ${index + 1} de ${count}${index === 0 ? ', principal' : ''}: ${photo.file.name}`}
        className={clsx(
          'block size-full touch-manipulation overflow-hidden rounded-card border-2 bg-line',
          index === 0 ? 'border-brand' : 'border-transparent',
          isDragging && 'shadow-float',
        )}
      >
        <img src={photo.url} alt="" draggable={false} className="size-full object-cover" />
      </button>
      {index === 0 ? (
        <span className="pointer-events-none absolute bottom-2 left-2 rounded-full bg-brand px-2 py-0.5 text-12 font-bold text-on-brand">
          Principal
        </span>
      ) : (
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
      {photo.progress !== undefined && photo.progress < 1 && (
        <progress
          max={1}
          value={photo.progress}
          aria-label={`Subiendo la foto ${index + 1}`}
          className="absolute inset-x-2 bottom-2 h-1.5 w-auto accent-brand"
        />
      )}
      {photo.problem && (
        <p className="absolute inset-x-0 bottom-0 rounded-b-card bg-urgent p-1.5 text-12 font-semibold text-on-urgent">
          {photo.problem}
        </p>
      )}
    </li>
  )
}
