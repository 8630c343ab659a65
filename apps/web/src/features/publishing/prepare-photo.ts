import { scalePicture } from '../../lib/scale-picture.ts'
import {
  isCalledHeic,
  MAX_PHOTO_BYTES,
  PHOTO_TYPES,
  photoProblem,
  photoSentences,
} from '../../ui/photo-problem.ts'

/** Pixels; what the server keeps. */
const LARGEST = 2_560
const QUALITY = 0.88
/** A picture that fits is sent as it is, up to this: it loses nothing, and does not take long. */
const LIGHT_BYTES = 3 * 1024 * 1024

/** A file that is no photo for us. Its message is a sentence that may be shown. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused'
}

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/** Phones name them `.jpg` at times: what counts is how it begins. */
async function isHeic(file: File): Promise<boolean> {
  if (isCalledHeic(file)) return true
  const bytes = new Uint8Array(await file.slice(4, 12).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  return text.startsWith('ftyp') && HEIC_BRANDS.includes(text.slice(4))
}

/**
 * Makes of a chosen file what travels: up to 2,560 pixels, upright, of a format that the server reads, also of the iPhone's
 * where the browser knows it. Throws PhotoRefused. What the browser cannot read but the server may is left to it.
 */
export async function preparePhoto(file: File): Promise<File> {
  const problem = photoProblem(file)
  if (problem) throw new PhotoRefused(problem)
  const isKnown = PHOTO_TYPES.includes(file.type)
  const isLight = isKnown && file.size <= LIGHT_BYTES
  const frame = { width: LARGEST, height: LARGEST }
  try {
    return await scalePicture(
      file,
      frame,
      QUALITY,
      ({ width, height }) => isLight && Math.max(width, height) <= LARGEST,
    )
  } catch {
    if (await isHeic(file)) throw new PhotoRefused(photoSentences.heic(file.name))
    if (!isKnown) throw new PhotoRefused(photoSentences.unreadable(file.name))
    if (file.size > MAX_PHOTO_BYTES) throw new PhotoRefused(photoSentences.heavy(file))
    return file
  }
}
