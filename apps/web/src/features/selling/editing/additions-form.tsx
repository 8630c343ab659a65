import type { Auction } from '@martillo/contract/auctions'
import { DELIVERY_OPTIONS } from '@martillo/domain/auctions/publication'
import { type FormEvent, useState } from 'react'
import { CheckBox } from '../../../ui/check-box.tsx'
import { PhotoPicker } from '../../../ui/photo-picker.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { FormAlert } from '../../accounts/form-alert.tsx'
import { deliveryWords } from '../../auctions/words.ts'
import { FormSection } from '../../publishing/form-section.tsx'
import { MOST_PHOTOS } from '../../publishing/photo-shelf.ts'
import type { EditChanges, JudgedChanges } from './judge-changes.ts'
import { SaveRow } from './save-row.tsx'
import { photoKeysOf } from './texts-of-auction.ts'
import { useEdit } from './use-edit.ts'
import { useEditShelf } from './use-edit-shelf.ts'

const NONE: readonly string[] = []

/** What may still be added to an auction that has bids: photos behind those that there are, and ways of delivery. */
export function AdditionsForm({ auction }: { auction: Auction }) {
  const there = photoKeysOf(auction)
  const given = auction.delivery_options
  const [options, setOptions] = useState<readonly string[]>([])
  const { shelf, photos, notes, keys } = useEditShelf(NONE)
  const room = MOST_PHOTOS - there.length
  const further = DELIVERY_OPTIONS.filter((one) => !given.includes(one))

  function judge(): JudgedChanges {
    const added = shelf.state.read().photos.flatMap(({ key }) => key ?? [])
    const chosen = DELIVERY_OPTIONS.filter((one) => given.includes(one) || options.includes(one))
    const changes: EditChanges = {}
    if (added.length > 0) changes.photos = [...there, ...added]
    if (options.length > 0) changes.delivery_options = chosen
    return { ok: true, changes }
  }

  const isDirty = options.length > 0 || keys.length > 0
  const edit = useEdit({ id: auction.ID, settle: shelf.settle, judge, isDirty })
  const { errors } = edit

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void edit.save()
  }

  return (
    <form noValidate aria-label="Agregar a la subasta" onSubmit={onSubmit}>
      <fieldset disabled={edit.isSending} className="grid min-w-0 gap-4 md:gap-5">
        <FormSection title="Más fotos" about={`Hasta ${MOST_PHOTOS} en total. Las nuevas van al final.`}>
          <ul className="grid grid-cols-4 gap-2.5 sm:col-span-2 sm:grid-cols-6" aria-label="Las que ya están">
            {there.map((key, i) => (
              <li key={key}>
                <Picture
                  path={`images/${key}`}
                  width={110}
                  alt={`Foto ${i + 1}`}
                  className="aspect-square w-full rounded-card bg-canvas object-cover"
                />
              </li>
            ))}
          </ul>
          <div className="sm:col-span-2">
            {room > 0 ? (
              <PhotoPicker
                photos={photos}
                notes={notes}
                max={room}
                before={there.length}
                disabled={edit.isSending}
                error={errors.primary_photo}
                onAdd={(files) => shelf.add(files.slice(0, room - photos.length))}
                onArrange={shelf.arrange}
                onRemove={shelf.remove}
                onRetry={shelf.retry}
              />
            ) : (
              <p className="text-14 text-muted">Ya tiene todas las que puede tener.</p>
            )}
          </div>
        </FormSection>
        <FormSection
          title="Más formas de entrega"
          about={`Ya ofrecés: ${given.map((one) => deliveryWords[one].toLowerCase()).join(', ')}.`}
        >
          <fieldset className="grid gap-2 sm:col-span-2 sm:grid-cols-2">
            <legend className="sr-only">Formas de entrega para agregar</legend>
            {further.length === 0 && <p className="text-14 text-muted">Son todas las que hay.</p>}
            {further.map((option) => (
              <CheckBox
                key={option}
                checked={options.includes(option)}
                onChange={(on) =>
                  setOptions((now) => (on ? [...now, option] : now.filter((one) => one !== option)))
                }
              >
                {deliveryWords[option]}
              </CheckBox>
            ))}
            {errors.delivery_options && (
              <p role="alert" className="text-14 font-medium text-urgent">
                {errors.delivery_options}
              </p>
            )}
          </fieldset>
        </FormSection>
        {edit.sentence && <FormAlert>{edit.sentence}</FormAlert>}
        <SaveRow auction={auction.ID} saving={edit.isSending}>
          Guardar lo agregado
        </SaveRow>
      </fieldset>
    </form>
  )
}
