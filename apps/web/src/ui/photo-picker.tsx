import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { Camera, CircleAlert, ImagePlus } from 'lucide-react'
import { type DragEvent, useId } from 'react'
import { FileDrop } from './file-drop.tsx'
import { PhotoTile } from './photo-tile.tsx'
import type { PickedPhoto } from './picked-photo.ts'

interface PhotoPickerProps {
  /** In order: the first is the primary photo. */
  photos: readonly PickedPhoto[]
  onAdd: (files: readonly File[]) => void
  onArrange: (photos: readonly PickedPhoto[]) => void
  onRemove: (id: string) => void
  onRetry: (id: string) => void
  max: number
  /** How many others come before these, the primary one among them. */
  before?: number
  /** Why files that were chosen are not among the photos. */
  notes?: readonly string[]
  /** The error of the form, as "Agregá al menos una foto". */
  error?: string | undefined
  disabled?: boolean
}

const INSTRUCTIONS =
  'Para mover una foto con el teclado, apretá la barra espaciadora sobre ella, usá las flechas y volvé a apretar la barra. Escape la deja donde estaba.'

/** Chooses photos and their order: by dragging, by touch, or with the keyboard. What becomes of the files is decided outside. */
export function PhotoPicker({
  photos,
  onAdd,
  onArrange,
  onRemove,
  onRetry,
  max,
  before = 0,
  notes = [],
  error,
  disabled = false,
}: PhotoPickerProps) {
  const id = useId()
  const faultsId = `${id}-faults`
  const isFirst = photos.length === 0
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  function move(from: string, to: string) {
    const at = (wanted: string) => photos.findIndex((photo) => photo.id === wanted)
    if (from !== to) onArrange(arrayMove([...photos], at(from), at(to)))
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    if (!disabled) onAdd([...event.dataTransfer.files])
  }

  const place = (wanted: string | number | undefined) =>
    photos.findIndex(({ id: own }) => own === wanted) + 1 + before
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Levantaste la foto ${place(active.id)} de ${before + photos.length}.`,
    onDragOver: ({ over }) => (over ? `Ahora iría en el lugar ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `La foto quedó en el lugar ${place(over.id)}.` : 'La foto no se movió.'),
    onDragCancel: () => 'La foto quedó donde estaba.',
  }

  return (
    <section
      aria-label="Elegir y ordenar fotos"
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
        onDragEnd={({ active, over }: DragEndEvent) => over && move(String(active.id), String(over.id))}
      >
        <SortableContext items={photos.map((photo) => photo.id)} strategy={rectSortingStrategy}>
          <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4 md:grid-cols-5">
            {photos.map((photo, index) => (
              <PhotoTile
                key={photo.id}
                photo={photo}
                index={before + index}
                count={before + photos.length}
                disabled={disabled}
                onRemove={() => onRemove(photo.id)}
                onRetry={() => onRetry(photo.id)}
                onMakePrimary={before > 0 ? undefined : () => move(photo.id, photos[0]?.id ?? photo.id)}
              />
            ))}
            {photos.length < max && (
              <>
                <FileDrop
                  label={isFirst ? 'Agregá fotos' : 'Agregar'}
                  Icon={ImagePlus}
                  wide={isFirst}
                  disabled={disabled}
                  faultId={error && faultsId}
                  onFiles={onAdd}
                >
                  {isFirst && (
                    <>
                      <span className="pointer-coarse:hidden">Arrastralas hasta acá o elegilas.</span>
                      <span className="hidden pointer-coarse:inline">Elegilas de tu galería.</span>
                      {before > 0 ? '' : ' La primera es la principal.'}
                    </>
                  )}
                </FileDrop>
                <FileDrop
                  camera
                  label={isFirst ? 'Sacá una foto' : 'Sacar otra'}
                  Icon={Camera}
                  wide={isFirst}
                  disabled={disabled}
                  onFiles={onAdd}
                />
              </>
            )}
          </ul>
        </SortableContext>
      </DndContext>
      <div id={faultsId} aria-live="polite" className="mt-2 grid gap-1.5 text-14 font-medium text-urgent">
        {[...(error ? [error] : []), ...notes].map((sentence) => (
          <p key={sentence} className="flex gap-1.5">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">{sentence}</span>
          </p>
        ))}
      </div>
    </section>
  )
}
