import sharp from 'sharp'
import { close, type Layer, open, type Place, type Raster, SIDE } from './raster.ts'

interface Shadow extends Place {
  /** Softness in pixels. */
  blur: number
  /** 0 to 1. */
  opacity: number
}

const VIOLET_BLACK = [38, 22, 62] as const
/** Shadows are soft, so a quarter of the resolution shows no difference. */
const COARSE = 4
const SMALL = SIDE / COARSE

/** Shadows of one object, each the blurred silhouette drawn at its place, as one layer over the whole canvas. */
export async function castShadows(object: Raster, shadows: readonly Shadow[]): Promise<Layer> {
  const masks = await Promise.all(shadows.map((shadow) => drawMask(object, shadow)))
  const data = Buffer.alloc(SMALL * SMALL * 4)
  for (let index = 0; index < SMALL * SMALL; index++) {
    data.set(VIOLET_BLACK, index * 4)
    let light = 1
    masks.forEach((mask, nth) => {
      light *= 1 - ((mask[index] ?? 0) / 255) * (shadows[nth]?.opacity ?? 0)
    })
    data[index * 4 + 3] = Math.round((1 - light) * 255)
  }
  const full = open({ data, width: SMALL, height: SMALL }).resize({
    width: SIDE,
    height: SIDE,
    kernel: 'cubic',
  })
  return { ...(await close(full)), left: 0, top: 0 }
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
