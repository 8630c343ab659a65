import { IdCard } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PhotoInput } from './photo-input.tsx'

interface DniPhotoProps {
  label: string
  photo: File | null
  onChange: (photo: File) => void
  error?: string | undefined
}

/** One side of the DNI: pressing it opens the camera or the files; it shows what was chosen. */
export function DniPhoto({ label, photo, onChange, error }: DniPhotoProps) {
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<string | null>(null)

  useEffect(() => {
    if (!photo) return setPreview(null)
    const url = URL.createObjectURL(photo)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [photo])

  return (
    <div>
      <button
        type="button"
        onClick={() => input.current?.click()}
        className="grid aspect-[1.58] w-full place-items-center overflow-hidden rounded-card border-2 border-edge border-dashed bg-canvas text-muted transition-colors hover:border-brand hover:text-brand-ink"
      >
        {preview ? (
          <img src={preview} alt={`${label}, elegido`} className="size-full object-contain" />
        ) : (
          <span className="grid justify-items-center gap-2 text-14 font-semibold">
            <IdCard aria-hidden="true" className="size-9" />
            {label}
          </span>
        )}
      </button>
      {photo && <p className="mt-1.5 text-14 text-muted">{label} · tocá para cambiarla</p>}
      <PhotoInput ref={input} label={label} onPick={onChange} />
      {error && (
        <p role="alert" className="mt-1.5 text-14 font-medium text-urgent">
          {error}
        </p>
      )}
    </div>
  )
}
