import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ChangeEvent, ReactNode } from 'react'

interface FileDropProps {
  label: string
  Icon: LucideIcon
  /** Opens the camera, where there is one: shown on what is touched. */
  camera?: boolean
  /** Takes the whole row. */
  wide: boolean
  disabled: boolean
  /** Where it is written what is wrong; nothing is, when not given. */
  faultId?: string | undefined
  onFiles: (files: readonly File[]) => void
  children?: ReactNode
}

/** A tile that opens the gallery or the camera. */
export function FileDrop({
  label,
  Icon,
  camera = false,
  wide,
  disabled,
  faultId,
  onFiles,
  children,
}: FileDropProps) {
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    onFiles([...(event.target.files ?? [])])
    // So that the same file can be chosen again after removing it.
    event.target.value = ''
  }
  return (
    <li className={clsx(wide && 'col-span-full', camera && 'hidden pointer-coarse:block')}>
      <label
        className={clsx(
          'grid cursor-pointer place-items-center rounded-card border-2 border-edge border-dashed bg-surface text-center text-muted transition-colors',
          'focus-within:border-brand focus-within:text-brand-ink hover:border-brand hover:text-brand-ink has-aria-invalid:border-urgent',
          !wide && 'aspect-square p-2',
          wide && (camera ? 'px-4 py-5' : 'px-4 py-10'),
        )}
      >
        <span className="grid justify-items-center gap-1.5">
          <Icon aria-hidden="true" className={wide && !camera ? 'size-9' : 'size-6'} />
          <span className="text-14 font-semibold">{label}</span>
          {children && <span className="text-14">{children}</span>}
        </span>
        <input
          type="file"
          accept="image/*,.heic,.heif,.avif"
          {...(camera ? { capture: 'environment' as const } : { multiple: true })}
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
