import { scalePicture } from '../../lib/scale-picture.ts'

export const RESIZE_FAILED = 'Error al redimensionar'

const FRAME = { width: 800, height: 600 }
const QUALITY = 0.85

/** Scales a picture down to fit 800×600 and encodes it as JPEG. Throws `Error al redimensionar`. */
export async function resizeImage(file: File): Promise<File> {
  try {
    return await scalePicture(file, FRAME, QUALITY)
  } catch {
    throw new Error(RESIZE_FAILED)
  }
}
