import { Camera } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { RESIZE_FAILED, resizeImage } from './resize-image.ts'

interface PhotoFieldProps {
  photo: File | null
  onChange: (photo: File | null) => void
  /** The server's sentence about the photo. */
  error?: string | undefined
}

/** The optional profile photo, made small on the device before it travels. */
export function PhotoField({ photo, onChange, error }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [preview, setPreview] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  const sentence = failed ?? error

  useEffect(() => {
    if (!photo) return setPreview(null)
    const url = URL.createObjectURL(photo)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [photo])

  async function pick(file: File | undefined) {
    if (!file) return
    setWorking(true)
    setFailed(null)
    try {
      onChange(await resizeImage(file))
    } catch {
      onChange(null)
      setFailed(RESIZE_FAILED)
    } finally {
      setWorking(false)
    }
  }

  return (
    <div>
      <p className="mb-1.5 text-14 font-semibold">
        Foto de perfil <span className="font-normal text-muted">(opcional)</span>
      </p>
      <div className="flex items-center gap-4">
        {preview ? (
          <img src={preview} alt="Tu foto" className="size-18 shrink-0 rounded-full object-cover" />
        ) : (
          <span className="grid size-18 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
            <Camera aria-hidden="true" className="size-7" />
          </span>
        )}
        <div className="flex flex-wrap gap-1">
          <Button kind="line" size="small" loading={working} onClick={() => input.current?.click()}>
            {photo ? 'Cambiar foto' : 'Elegir foto'}
          </Button>
          {photo && (
            <Button kind="quiet" size="small" onClick={() => onChange(null)}>
              Quitar
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        aria-label="Foto de perfil"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void pick(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {sentence && (
        <p role="alert" className="mt-1.5 text-14 font-medium text-urgent">
          {sentence}
        </p>
      )}
    </div>
  )
}
