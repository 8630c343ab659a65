import sharp, { type Sharp } from 'sharp'

/** Pictures are square, so many pixels a side. */
export const SIDE = 1200

/** A drawing with transparency: 4 bytes a pixel. */
export interface Raster {
  data: Buffer
  width: number
  height: number
}

/** Where something lies on the canvas, in pixels; it may stick out. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

export interface Layer extends Raster {
  left: number
  top: number
}

export function open({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } })
}

export async function close(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Scales a drawing to its place. What would lie beside the canvas is cut off first, as scaling it costs most. */
export async function layAt(raster: Raster, place: Place): Promise<Layer> {
  const left = Math.max(0, Math.round(place.left))
  const top = Math.max(0, Math.round(place.top))
  const width = Math.min(SIDE, Math.round(place.left + place.width)) - left
  const height = Math.min(SIDE, Math.round(place.top + place.height)) - top
  const scale = raster.width / place.width
  const from = {
    left: Math.max(0, Math.round((left - place.left) * scale)),
    top: Math.max(0, Math.round((top - place.top) * scale)),
  }
  const area = {
    ...from,
    width: Math.max(1, Math.min(raster.width - from.left, Math.round(width * scale))),
    height: Math.max(1, Math.min(raster.height - from.top, Math.round(height * scale))),
  }
  const scaled = open(raster).extract(area).resize({ width, height, fit: 'fill', kernel: 'cubic' })
  return { ...(await close(scaled)), left, top }
}
