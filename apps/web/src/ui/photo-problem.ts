/** The formats that the server reads, for an `<input accept>`. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024

type Candidate = Pick<File, 'name' | 'type' | 'size'>

/** Why a file cannot be taken as a photo, as a sentence that may be shown; null when it can. */
export function photoProblem({ name, type, size }: Candidate): string | null {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) {
    return `"${name}" está en formato HEIC, el del iPhone, que todavía no podemos leer. En Ajustes › Cámara › Formatos elegí "Más compatible", o exportala como JPG.`
  }
  if (!PHOTO_TYPES.some((known) => known === type)) {
    return `"${name}" no es una foto que podamos leer. Usá JPG, PNG, WebP o AVIF.`
  }
  if (size > MAX_PHOTO_BYTES) {
    const megabytes = (size / 1024 / 1024).toLocaleString('es-AR', { maximumFractionDigits: 1 })
    return `"${name}" pesa ${megabytes} MB y el máximo es 10 MB. Achicala y probá de nuevo.`
  }
  return size === 0 ? `"${name}" está vacía.` : null
}
