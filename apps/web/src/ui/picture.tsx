import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { imageSet, imageUrl, PLACEHOLDER } from '../lib/images.ts'
import { useImageFailure } from './use-image-failure.ts'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'ref' | 'onError'> {
  /** As the server gave it. */
  path: string | null | undefined
  /** About how wide it is shown, in CSS pixels. */
  width: number
  /** The same where it is not square. */
  height?: number
  alt: string
  /** As in HTML: for a picture whose width follows the layout. */
  sizes?: string
  /** In which widths it is offered, in pixels; the width and twice that when not given. */
  widths?: readonly number[]
}

/** A picture of the server in the sizes that the screen needs; the logo takes its place if it fails. */
export function Picture({
  path,
  width,
  height = width,
  alt,
  sizes = `${width}px`,
  widths = [width, 2 * width],
  className,
  ...rest
}: PictureProps) {
  const { failed, watch } = useImageFailure(path)
  const shown = failed ? '' : (path?.trim() ?? '')
  const srcSet = shown ? imageSet(shown, widths) : undefined
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      {...watch}
      alt={alt}
      width={width}
      height={height}
      {...(srcSet && { sizes, srcSet })}
      src={shown ? imageUrl(shown, { width, quality: 80 }) : PLACEHOLDER}
      className={clsx(className, !shown && 'p-[18%] opacity-60')}
    />
  )
}
