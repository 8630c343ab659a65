/** The formats that are taken, by their content. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** What a file is by its first bytes; `heic`, `gif` and `svg` only for a better sentence. */
export type DetectedFormat = PictureFormat | 'heic' | 'gif' | 'svg' | 'unknown'

const AVIF_BRANDS = new Set(['avif', 'avis'])
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])
const PNG = '89504e470d0a1a0a'

/** The brands of an ISO media file's `ftyp` box, the major one first. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands = [bytes.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4))
  return brands
}

/** Looks at the content only: the file's name and the type that a client says count for nothing. */
export function detectFormat(bytes: Buffer): DetectedFormat {
  if (bytes.length < 12) return 'unknown'
  if (bytes.toString('hex', 0, 3) === 'ffd8ff') return 'jpeg'
  if (bytes.toString('hex', 0, 8) === PNG) return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  if (bytes.toString('latin1', 0, 4) === 'GIF8') return 'gif'
  const brands = brandsOf(bytes)
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif'
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return 'heic'
  return /<svg[\s>]/i.test(bytes.toString('latin1', 0, 1_024)) ? 'svg' : 'unknown'
}
