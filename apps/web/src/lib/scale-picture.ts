interface Frame {
  /** Pixels. */
  width: number
  height: number
}

/** The size that fits into the frame with the same proportions; a smaller picture stays as it is. */
export function fitInside(width: number, height: number, frame: Frame): Frame {
  const scale = Math.min(1, frame.width / width, frame.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('the canvas gives no picture'))
    canvas.toBlob(take, 'image/jpeg', quality)
  })
}

/**
 * Scales a picture down to fit the frame, turned upright, as a JPEG of a quality from 0 to 1. With `keep`, a picture
 * for which it answers true stays the file that it is. Rejects what this browser cannot read.
 */
export async function scalePicture(
  file: File,
  frame: Frame,
  quality: number,
  keep: (size: Frame) => boolean = () => false,
): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    if (keep(bitmap)) return file
    const size = fitInside(bitmap.width, bitmap.height, frame)
    const canvas = document.createElement('canvas')
    canvas.width = size.width
    canvas.height = size.height
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('the canvas cannot be drawn on')
    // JPEG has no transparency: what is see-through becomes white, not black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, size.width, size.height)
    pen.drawImage(bitmap, 0, 0, size.width, size.height)
    const name = `${file.name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`
    return new File([await toJpeg(canvas, quality)], name, { type: 'image/jpeg' })
  } finally {
    bitmap.close()
  }
}
