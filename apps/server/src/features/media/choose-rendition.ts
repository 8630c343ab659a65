import { IMAGE_QUALITIES, IMAGE_WIDTHS } from '@martillo/contract/media'

export interface Rendition {
  readonly width: number
  readonly quality: number
  readonly format: 'webp' | 'jpeg'
}

const WIDEST = 2_560
const USUAL_QUALITY = 80

function nearestQuality(wish: number): number {
  return (
    [...IMAGE_QUALITIES].sort((one, other) => Math.abs(one - wish) - Math.abs(other - wish))[0] ??
    USUAL_QUALITY
  )
}

/** Whether an `Accept` names WebP itself, and not with `q=0`; a bare wildcard may come from what cannot show it. */
function takesWebp(accept: string): boolean {
  return accept.split(',').some((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    return type === 'image/webp' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

/**
 * Which of the few sizes is meant: the next larger width of the list, the nearest quality (the lower one when
 * two are as near), WebP for whoever takes it. So each picture has a bounded number of renditions.
 */
export function chooseRendition(wish: {
  width?: number | undefined
  quality?: number | undefined
  accept: string
}): Rendition {
  const width = IMAGE_WIDTHS.find((one) => one >= (wish.width ?? WIDEST)) ?? WIDEST
  return {
    width,
    quality: nearestQuality(wish.quality ?? USUAL_QUALITY),
    format: takesWebp(wish.accept) ? 'webp' : 'jpeg',
  }
}

/** The file's name of a rendition. */
export function renditionName({ width, quality, format }: Rendition): string {
  return `${width}-${quality}.${format}`
}
