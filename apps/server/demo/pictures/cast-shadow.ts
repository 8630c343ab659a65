import sharp from 'sharp'
import { close, open, type Place, type Raster, SIDE } from './raster.ts'

export interface Shadow extends Place {
  /** Softness in pixels. */
  blur: number
  /** 0 to 1. */
  opacity: number
}

/** Shadows are soft, so a quarter of the resolution shows no difference. */
const COARSE = 4
const SMALL = SIDE / COARSE

/**
 * How dark the shadows of an object make each pixel of the canvas at a quarter of its size: the blurred silhouette
 * drawn at each place, 0 to 255.
 */
export async function castShadows(object: Raster, shadows: readonly Shadow[]): Promise<Buffer> {
  const masks = await Promise.all(shadows.map((shadow) => drawMask(object, shadow)))
  const dark = Buffer.alloc(SMALL * SMALL)
  for (let index = 0; index < dark.length; index++) {
    let light = 1
    for (let nth = 0; nth < masks.length; nth++) {
      light *= 1 - ((masks[nth]?.[index] ?? 0) / 255) * (shadows[nth]?.opacity ?? 0)
    }
    dark[index] = Math.round((1 - light) * 255)
  }
  return dark
}

async function drawMask(object: Raster, shadow: Shadow): Promise<Buffer> {
  const [left, top] = [Math.round(shadow.left / COARSE), Math.round(shadow.top / COARSE)]
  const size = {
    width: Math.max(1, Math.round(shadow.width / COARSE)),
    height: Math.max(1, Math.round(shadow.height / COARSE)),
  }
  const small = await close(open(object).resize({ ...size, fit: 'fill', kernel: 'linear' }))
  const mask = Buffer.alloc(SMALL * SMALL)
  for (let y = Math.max(0, -top); y < Math.min(size.height, SMALL - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(size.width, SMALL - left); x++) {
      mask[(y + top) * SMALL + x + left] = small.data[(y * size.width + x) * 4 + 3] ?? 0
    }
  }
  return sharp(mask, { raw: { width: SMALL, height: SMALL, channels: 1 } })
    .blur(shadow.blur / COARSE)
    .extractChannel(0)
    .raw()
    .toBuffer()
}
