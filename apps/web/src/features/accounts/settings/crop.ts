/** What part of a picture is shown: its middle in shares of the picture (0–1), and how many times it is enlarged. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const LARGEST_ZOOM = 4

interface Size {
  readonly width: number
  readonly height: number
}

/** The part of a picture, in its pixels, that fills a frame; it never reaches beyond the picture. */
export function partOf(
  picture: Size,
  frame: Size,
  { x, y, zoom }: Crop,
): Size & { left: number; top: number } {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height) / zoom
  const width = frame.width * scale
  const height = frame.height * scale
  return {
    width,
    height,
    left: within(x * picture.width - width / 2, picture.width - width),
    top: within(y * picture.height - height / 2, picture.height - height),
  }
}

/** The crop after moving the picture under the frame, in shares of the frame; its middle stays where the part may be. */
export function moved(picture: Size, frame: Size, crop: Crop, byX: number, byY: number): Crop {
  const part = partOf(picture, frame, crop)
  const left = within(part.left - byX * part.width, picture.width - part.width)
  const top = within(part.top - byY * part.height, picture.height - part.height)
  return {
    ...crop,
    x: (left + part.width / 2) / picture.width,
    y: (top + part.height / 2) / picture.height,
  }
}

function within(value: number, largest: number): number {
  return Math.min(Math.max(0, value), Math.max(0, largest))
}
