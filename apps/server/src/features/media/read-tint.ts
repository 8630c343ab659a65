import sharp from 'sharp'

/** How much of the picture's own colour remains; the rest is white, so that it can lie behind the picture. */
const STRENGTH = 0.3

function toHex(channel: number): string {
  return Math.round(255 - (255 - channel) * STRENGTH)
    .toString(16)
    .padStart(2, '0')
}

/** The soft form of a picture's dominant colour, `#rrggbb`. */
export async function readTint(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes)
    .resize(48, 48, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png()
    .toBuffer()
  const { dominant } = await sharp(small).stats()
  return `#${toHex(dominant.r)}${toHex(dominant.g)}${toHex(dominant.b)}`
}
