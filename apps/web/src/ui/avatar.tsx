import { clsx } from 'clsx'
import { profileImage } from '../lib/images.ts'
import { useImageFailure } from './use-image-failure.ts'

interface AvatarProps {
  /** Read for the initials; the name itself stands beside the picture. */
  name: string
  image?: string | null | undefined
  className?: string
}

function initials(name: string): string {
  const parts = name.split(/[\s._-]+/).filter(Boolean)
  const letters = parts.length > 1 ? [parts[0]?.[0], parts[1]?.[0]] : [...(parts[0] ?? '?')].slice(0, 2)
  return letters.join('').toUpperCase()
}

/** A person's picture, or their initials where there is none or it does not load. Decorative. */
export function Avatar({ name, image, className = 'size-11 text-16' }: AvatarProps) {
  const source = profileImage(image)
  const { failed, watch } = useImageFailure(source)
  const look = clsx('shrink-0 rounded-full object-cover', className)
  if (source && !failed) return <img {...watch} alt="" src={source} className={look} />
  return (
    <span
      aria-hidden="true"
      className={clsx(
        look,
        'grid place-items-center bg-linear-135 from-[#c4b5fd] to-[#6d28d9] font-bold text-white text-shadow-xs',
      )}
    >
      {initials(name)}
    </span>
  )
}
