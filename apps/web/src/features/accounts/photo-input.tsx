import type { Ref } from 'react'

interface PhotoInputProps {
  label: string
  /** Whoever presses the button for it presses this one. */
  ref: Ref<HTMLInputElement>
  onPick: (file: File) => void
}

/** Opens the camera or the files for one photo; the same one may be chosen again. A button stands for it. */
export function PhotoInput({ label, ref, onPick }: PhotoInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      onChange={(event) => {
        const [file] = event.target.files ?? []
        event.target.value = ''
        if (file) onPick(file)
      }}
    />
  )
}
