import sharp from 'sharp'
import { castShadows, type Shadow } from './cast-shadow.ts'
import { double } from './double.ts'
import { type Layer, layAt, type Place, type Raster, SIDE } from './raster.ts'

interface Composition {
  /** An SVG of the whole canvas. */
  readonly backdrop: Buffer
  readonly object: Raster
  readonly place: Place
  readonly shadows: readonly Shadow[]
}

const VIOLET_BLACK = [38, 22, 62] as const
/** Backdrop and shadows have no fine detail: half the resolution is drawn, which takes a quarter of the time. */
const HALF = SIDE / 2

/** Backdrop, shadows and object as one picture, a PNG that is not compressed. */
export async function compose({ backdrop, object, place, shadows }: Composition): Promise<Buffer> {
  const [ground, dark, layer] = await Promise.all([
    sharp(backdrop).removeAlpha().raw().toBuffer(),
    castShadows(object, shadows),
    layAt(object, place),
  ])
  darken(ground, double(dark, HALF / 2, 1))
  const canvas = double(ground, HALF, 3)
  lay(canvas, layer)
  return sharp(canvas, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

// Plain loops over bytes: the library's own blending of whole canvases takes ten times as long.

function darken(ground: Buffer, dark: Buffer): void {
  for (let index = 0; index < dark.length; index++) {
    const share = dark[index] ?? 0
    if (share === 0) continue
    for (let channel = 0; channel < 3; channel++) {
      const at = index * 3 + channel
      const own = ground[at] ?? 0
      ground[at] = own + (((VIOLET_BLACK[channel] ?? 0) - own) * share) / 255
    }
  }
}

function lay(canvas: Buffer, { data, width, height, left, top }: Layer): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      const share = data[from + 3] ?? 0
      if (share === 0) continue
      const at = ((y + top) * SIDE + x + left) * 3
      for (let channel = 0; channel < 3; channel++) {
        const own = canvas[at + channel] ?? 0
        canvas[at + channel] = own + (((data[from + channel] ?? 0) - own) * share) / 255
      }
    }
  }
}
