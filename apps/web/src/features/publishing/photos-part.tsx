import { PhotoPicker } from '../../ui/photo-picker.tsx'
import type { PickedPhoto } from '../../ui/picked-photo.ts'
import { FormSection } from './form-section.tsx'
import { MOST_PHOTOS, type PhotoShelf } from './photo-shelf.ts'
import type { PublishErrors } from './publish-texts.ts'

interface PhotosPartProps {
  shelf: PhotoShelf
  photos: readonly PickedPhoto[]
  notes: readonly string[]
  errors: PublishErrors
  disabled?: boolean
}

/** The photos: each is on its way to the server as soon as it is chosen. */
export function PhotosPart({ shelf, photos, notes, errors, disabled = false }: PhotosPartProps) {
  return (
    <FormSection title="Fotos" about={`Hasta ${MOST_PHOTOS}. La primera es la que se ve en los listados.`}>
      <div className="sm:col-span-2">
        <PhotoPicker
          photos={photos}
          notes={notes}
          max={MOST_PHOTOS}
          disabled={disabled}
          error={errors.primary_photo ?? errors.secondary_photos}
          onAdd={shelf.add}
          onArrange={shelf.arrange}
          onRemove={shelf.remove}
          onRetry={shelf.retry}
        />
      </div>
    </FormSection>
  )
}
