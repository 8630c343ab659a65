export const RESIZE_FAILED = 'Error al redimensionar'

const MAX_WIDTH = 800
const MAX_HEIGHT = 600
const QUALITY = 0.85

/** The size that fits into 800×600 with the same proportions; a smaller picture stays as it is. */
export function fitInside(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(RESIZE_FAILED))), 'image/jpeg', QUALITY)
  })
}

/** Scales a picture down to fit 800×600 and encodes it as JPEG. Throws `Error al redimensionar`. */
export async function resizeImage(file: File): Promise<File> {
  let bitmap: ImageBitmap | undefined
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const size = fitInside(bitmap.width, bitmap.height)
    const canvas = document.createElement('canvas')
    canvas.width = size.width
    canvas.height = size.height
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error(RESIZE_FAILED)
    // JPEG has no transparency: what is see-through becomes white, not black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, size.width, size.height)
    pen.drawImage(bitmap, 0, 0, size.width, size.height)
    const name = `${file.name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`
    return new File([await toJpeg(canvas)], name, { type: 'image/jpeg' })
  } catch {
    throw new Error(RESIZE_FAILED)
  } finally {
    bitmap?.close()
  }
}
