import sharp from 'sharp'
import { type Failure, failure } from '../../platform/http/failure.ts'
import { decodeTurns } from './decode-turns.ts'
import { type DetectedFormat, detectFormat } from './picture-format.ts'
import { readTint } from './read-tint.ts'

export type PicturePurpose = 'auction' | 'avatar' | 'banner' | 'slide'

/** A picture as it is kept: upright, in sRGB, without metadata. */
export interface NormalisedPicture {
  readonly bytes: Buffer
  /** JPEG, or WebP when it has transparent parts. */
  readonly extension: 'jpg' | 'webp'
  readonly width: number
  readonly height: number
  /** `#rrggbb`. */
  readonly tint: string
}

export const PICTURE_BYTES = 10 * 1024 * 1024
export const PICTURE_PIXELS = 40_000_000

const BOXES = {
  auction: { width: 2_560, height: 2_560 },
  avatar: { width: 800, height: 600 },
  banner: { width: 800, height: 600 },
  slide: { width: 2_560, height: 2_560 },
} as const satisfies Record<PicturePurpose, { width: number; height: number }>

const NOT_TAKEN = {
  heic: 'Esa foto está en formato HEIC. Convertila a JPG (o elegí «Más compatible» en la cámara) y volvé a subirla.',
  gif: 'Los GIF no se aceptan. Subí la foto en JPG, PNG, WebP o AVIF.',
  svg: 'Los SVG no se aceptan. Subí la foto en JPG, PNG, WebP o AVIF.',
  unknown: 'Ese archivo no es una foto que podamos leer. Subila en JPG, PNG, WebP o AVIF.',
} as const

const DAMAGED = 'La foto está dañada o incompleta. Probá con otra.'
const TOO_MANY_PIXELS = 'La foto tiene demasiados píxeles. El máximo es de 40 megapíxeles.'

function damaged(): Failure {
  return failure(422, 'image_invalid', DAMAGED)
}

function requireTaken(format: DetectedFormat) {
  if (format === 'heic' || format === 'gif' || format === 'svg' || format === 'unknown') {
    throw failure(415, 'image_invalid', NOT_TAKEN[format])
  }
}

/** Reads only the header: size, number of pixels, transparency. */
async function readHeader(bytes: Buffer) {
  const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw damaged()
    })
  if (!header.width || !header.height) throw damaged()
  if (header.width * header.height > PICTURE_PIXELS) throw failure(422, 'image_invalid', TOO_MANY_PIXELS)
  return header
}

async function render(bytes: Buffer, purpose: PicturePurpose, transparent: boolean) {
  const upright = sharp(bytes, { limitInputPixels: PICTURE_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ ...BOXES[purpose], fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const encoded = transparent
    ? upright.webp({ quality: 90, effort: 3 })
    : upright.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
  return encoded.toBuffer({ resolveWithObject: true })
}

/**
 * Makes of an upload the picture that is kept: up to 2,560 px a side for auctions and slides, within 800×600 for people.
 * Only JPEG, PNG, WebP and AVIF by their content, at most 10 MB and 40 megapixels, refused before decoding;
 * of an animation the first frame. Everything else is 413, 415 or 422 with a sentence.
 */
export async function normalisePicture(bytes: Buffer, purpose: PicturePurpose): Promise<NormalisedPicture> {
  if (bytes.length > PICTURE_BYTES) throw failure(413, 'too_large', 'Cada imagen puede pesar hasta 10 MB.')
  requireTaken(detectFormat(bytes))
  return decodeTurns.take(async () => {
    const header = await readHeader(bytes)
    const { data, info } = await render(bytes, purpose, header.hasAlpha === true).catch(() => {
      throw damaged()
    })
    const extension = header.hasAlpha === true ? 'webp' : 'jpg'
    return { bytes: data, extension, width: info.width, height: info.height, tint: await readTint(data) }
  })
}
