import sharp, { type Metadata, type Sharp } from 'sharp'
import type { Storage } from '../../platform/storage.ts'
import { originalPath } from './image-key.ts'

export const TOP_LEFT = { r: 220, g: 30, b: 30 }
export const REST = { r: 30, g: 30, b: 220 }

/**
 * An upright scene of 400×300, blue with a red top left quarter, stored the way a camera held in one of the eight
 * orientations does: turned, with the orientation in its metadata, and with the place where it was taken.
 */
export async function cameraPhoto(orientation: number): Promise<Buffer> {
  const quarter = await sharp({ create: { width: 200, height: 150, channels: 3, background: TOP_LEFT } })
    .png()
    .toBuffer()
  const scene = sharp({ create: { width: 400, height: 300, channels: 3, background: REST } }).composite([
    { input: quarter, top: 0, left: 0 },
  ])
  const upright = await scene.png().toBuffer()
  const turned = await turnedAway(upright, orientation)
  return turned
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: 'Camara de prueba', Copyright: 'Fulana' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '34/1 55/1 12/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '57/1 57/1 0/1',
      },
    })
    .withMetadata({ orientation })
    .toBuffer()
}

const TURNS: Record<number, { degrees: number; mirrored: boolean }> = {
  1: { degrees: 0, mirrored: false },
  2: { degrees: 0, mirrored: true },
  3: { degrees: 180, mirrored: false },
  4: { degrees: 180, mirrored: true },
  5: { degrees: 90, mirrored: true },
  6: { degrees: 270, mirrored: false },
  7: { degrees: 270, mirrored: true },
  8: { degrees: 90, mirrored: false },
}

/** Undoes what showing a picture of that orientation does: turned first, then mirrored left to right. */
async function turnedAway(upright: Buffer, orientation: number): Promise<Sharp> {
  const { degrees, mirrored } = TURNS[orientation] ?? { degrees: 0, mirrored: false }
  const turned = sharp(await sharp(upright).rotate(degrees).png().toBuffer())
  return mirrored ? turned.flop() : turned
}

/** The colour at a place given in parts of width and height. */
export async function colourAt(
  bytes: Buffer,
  x: number,
  y: number,
): Promise<{ r: number; g: number; b: number }> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 }
}

/** Whether the kept picture lies in the storage. */
export function isStored(storage: Storage, key: string): Promise<boolean> {
  return storage.exists(originalPath(key))
}

/** What a picture carries beside its pixels; empty when nothing does. */
export function hiddenParts(metadata: Metadata): string[] {
  const parts = {
    exif: metadata.exif,
    xmp: metadata.xmp,
    iptc: metadata.iptc,
    orientation: metadata.orientation,
  }
  return Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [name]))
}

/** A PNG that says it has so many pixels, in a few hundred bytes. */
export async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
