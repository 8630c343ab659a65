import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { imageSet, imageUrl, imageWidths, PLACEHOLDER } from '../lib/images.ts'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width'> {
  /** As the server gave it. */
  path: string | null | undefined
  /** About how wide it is shown, in CSS pixels. */
  width: number
  alt: string
  /** As in HTML: for a picture whose width follows the layout. */
  sizes?: string
}

/** A picture of the server in the sizes that the screen needs; the logo takes its place if it fails. */
export function Picture({ path, width, alt, sizes, className, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const lost = !path?.trim() || failed === path
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      alt={alt}
      src={lost ? PLACEHOLDER : imageUrl(path, { width, quality: 80 })}
      {...(sizes && { sizes })}
      srcSet={lost ? undefined : sizes ? imageWidths(path) : imageSet(path, width)}
      onError={() => setFailed(path ?? null)}
      className={clsx(className, lost && 'p-[18%] opacity-60')}
    />
  )
}
