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
import { CircleAlert, ImagePlus } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { newUuid } from '../lib/new-uuid.ts'
import { PHOTO_TYPES, photoProblem } from './photo-problem.ts'
import { PhotoTile } from './photo-tile.tsx'
import type { PickedPhoto } from './picked-photo.ts'

interface PhotoPickerProps {
  /** In order: the first is the primary photo. */
  photos: readonly PickedPhoto[]
  onChange: (photos: readonly PickedPhoto[]) => void
  max?: number
  /** The error of the form, as "Agregá al menos una foto". */
  error?: string | undefined
  disabled?: boolean
}

const INSTRUCTIONS =
  'Para mover una foto con el teclado, apretá la barra espaciadora sobre ella, usá las flechas y volvé a apretar la barra. Escape la deja donde estaba.'

function pick(file: File): PickedPhoto {
  return { id: newUuid(), file, url: URL.createObjectURL(file) }
}

/** Chooses photos and their order: by dragging, by touch, or with the keyboard. Owns the addresses it makes. */
export function PhotoPicker({ photos, onChange, max = 10, error, disabled = false }: PhotoPickerProps) {
  const id = useId()
  const [problems, setProblems] = useState<readonly string[]>([])
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  function add(files: readonly File[]) {
    const refused = files.map(photoProblem).filter((problem) => problem !== null)
    const good = files.filter((file) => photoProblem(file) === null)
    const room = max - photos.length
    if (good.length > room) refused.push(`Podés subir hasta ${max} fotos: tomamos las primeras.`)
    setProblems(refused)
    onChange([...photos, ...good.slice(0, Math.max(0, room)).map(pick)])
  }

  function remove(photo: PickedPhoto) {
    URL.revokeObjectURL(photo.url)
    onChange(photos.filter(({ id: other }) => other !== photo.id))
  }

  function move(from: string, to: string) {
    const at = (wanted: string) => photos.findIndex((photo) => photo.id === wanted)
    if (from !== to) onChange(arrayMove([...photos], at(from), at(to)))
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    if (!disabled) add([...event.dataTransfer.files])
  }

  const place = (wanted: string | number | undefined) => photos.findIndex(({ id: own }) => own === wanted) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Levantaste la foto ${place(active.id)} de ${photos.length}.`,
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
                index={index}
                count={photos.length}
                disabled={disabled}
                onRemove={() => remove(photo)}
                onMakePrimary={() => move(photo.id, photos[0]?.id ?? photo.id)}
              />
            ))}
            {photos.length < max && (
              <AddTile
                disabled={disabled}
                first={photos.length === 0}
                {...(error && { faultId: `${id}-faults` })}
                onFiles={add}
              />
            )}
          </ul>
        </SortableContext>
      </DndContext>
      <div
        id={`${id}-faults`}
        aria-live="polite"
        className="mt-2 grid gap-1.5 text-14 font-medium text-urgent"
      >
        {[...(error ? [error] : []), ...problems].map((sentence) => (
          <p key={sentence} className="flex gap-1.5">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">{sentence}</span>
          </p>
        ))}
      </div>
    </section>
  )
}

interface AddTileProps {
  disabled: boolean
  first: boolean
  /** Where it is written what is wrong; nothing is, when not given. */
  faultId?: string
  onFiles: (files: readonly File[]) => void
}

function AddTile({ disabled, first, faultId, onFiles }: AddTileProps) {
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    onFiles([...(event.target.files ?? [])])
    // So that the same file can be chosen again after removing it.
    event.target.value = ''
  }
  return (
    <li className={first ? 'col-span-full' : undefined}>
      <label
        className={`grid cursor-pointer place-items-center rounded-card border-2 border-edge border-dashed bg-surface text-center text-muted transition-colors focus-within:border-brand focus-within:text-brand-ink hover:border-brand hover:text-brand-ink ${first ? 'px-4 py-10' : 'aspect-square p-2'}`}
      >
        <span className="grid justify-items-center gap-1.5">
          <ImagePlus aria-hidden="true" className={first ? 'size-9' : 'size-6'} />
          <span className="text-14 font-semibold">{first ? 'Agregá fotos' : 'Agregar'}</span>
          {first && (
            <span className="text-14">Arrastralas hasta acá o elegilas. La primera es la principal.</span>
          )}
        </span>
        <input
          type="file"
          multiple
          accept={[...PHOTO_TYPES, '.heic', '.heif'].join(',')}
          disabled={disabled}
          aria-invalid={faultId !== undefined || undefined}
          aria-describedby={faultId}
          onChange={onChange}
          className="sr-only"
        />
      </label>
    </li>
  )
}
