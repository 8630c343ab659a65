import sharp, { type Sharp } from 'sharp'
import { drawAuction, drawNoPhoto, drawSite, PHOTO_WIDTH, SHARE_HEIGHT } from './share-drawing.ts'
import type { ShareFacts } from './share-facts.ts'
import type { Lettering } from './share-font.ts'

/** WhatsApp shows no picture of 300 kB or more. */
const MOST_BYTES = 290_000
const QUALITIES = [84, 70, 55, 40] as const

async function encode(picture: Sharp): Promise<Buffer> {
  const pixels = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = pixels.info
  let bytes = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    const image = sharp(pixels.data, { raw: { width, height, channels } })
    bytes = await image.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
    if (bytes.length <= MOST_BYTES) break
  }
  return bytes
}

/** A photo of nearly the frame's shape fills it: what it loses at two edges is less than a hand's breadth of blur. */
const NEARLY = 0.94

async function fitOf(photo: Buffer): Promise<'cover' | 'inside'> {
  const { width, height } = await sharp(photo).metadata()
  const shape = (width / height) * (SHARE_HEIGHT / PHOTO_WIDTH)
  return Math.min(shape, 1 / shape) >= NEARLY ? 'cover' : 'inside'
}

/** The whole photo on a blur of itself. Throws when it cannot be read. */
async function framePhoto(photo: Buffer): Promise<Buffer> {
  const box = { width: PHOTO_WIDTH, height: SHARE_HEIGHT }
  // Blurred while it is small: that costs a hundredth and looks the same.
  const small = await sharp(photo).resize({ width: 60, height: 63, fit: 'cover' }).blur(4).png().toBuffer()
  const whole = await sharp(photo)
    .resize({ ...box, fit: await fitOf(photo) })
    .toBuffer()
  return sharp(small)
    .resize({ ...box, fit: 'fill', kernel: 'cubic' })
    .composite([{ input: whole, gravity: 'centre' }])
    .png({ compressionLevel: 0 })
    .toBuffer()
}

export interface SharePainter {
  /** 1200×630 JPEG of less than 300 kB. Without a photo, or with one that cannot be read, the mark stands in its place. */
  paintAuction(facts: ShareFacts, photo: Buffer | undefined): Promise<Buffer>
  paintSite(): Promise<Buffer>
}

export function makePainter(lettering: Lettering, productName: string, tagline: string): SharePainter {
  return {
    async paintAuction(facts, photo) {
      const text = Buffer.from(drawAuction(lettering, facts, productName))
      const framed = photo && (await framePhoto(photo).catch(() => undefined))
      const left = framed ?? Buffer.from(drawNoPhoto(facts.tint))
      return encode(
        sharp(text)
          .composite([{ input: left, left: 0, top: 0 }])
          .flatten({ background: '#fff' }),
      )
    },
    paintSite: () => encode(sharp(Buffer.from(drawSite(lettering, productName, tagline)))),
  }
}
