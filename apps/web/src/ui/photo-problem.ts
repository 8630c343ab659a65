/** The formats that the server reads. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** What may travel. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024
/** What a phone can be asked to make smaller. */
const MAX_DECODED_BYTES = 60 * 1024 * 1024

type Candidate = Pick<File, 'name' | 'type' | 'size'>

function megabytesOf(bytes: number): string {
  return (bytes / 1024 / 1024).toLocaleString('es-AR', { maximumFractionDigits: 1 })
}

export const photoSentences = {
  heic: (name: string) =>
    `“${name}” está en formato HEIC, el del iPhone, y este navegador no lo puede convertir. En Ajustes › Cámara › Formatos elegí “Más compatible”, o exportala como JPG.`,
  unreadable: (name: string) => `“${name}” no es una foto que podamos leer. Usá JPG, PNG, WebP o AVIF.`,
  heavy: ({ name, size }: Candidate) =>
    `“${name}” pesa ${megabytesOf(size)} MB y el máximo es 10 MB. Achicala y probá de nuevo.`,
  empty: (name: string) => `“${name}” está vacía.`,
}

/** Whether a file says of itself that it is in the iPhone's format. */
export function isCalledHeic({ name, type }: Candidate): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}

/** Why a file cannot be a photo, before it is opened, as a sentence that may be shown; null when it may be one. */
export function photoProblem(file: Candidate): string | null {
  if (file.size === 0) return photoSentences.empty(file.name)
  if (!file.type.startsWith('image/') && !isCalledHeic(file)) return photoSentences.unreadable(file.name)
  return file.size > MAX_DECODED_BYTES ? photoSentences.heavy(file) : null
}
