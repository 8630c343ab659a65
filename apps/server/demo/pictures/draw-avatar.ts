import sharp from 'sharp'

const SIDE = 400
const INNER = 270

/** A person's picture: the object on a plain tint. */
export async function drawAvatar(svg: string, hue: number): Promise<Buffer> {
  const object = await sharp(Buffer.from(svg)).resize(INNER, INNER).png({ compressionLevel: 0 }).toBuffer()
  const backdrop = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><defs>
    <linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue},62%,90%)"/>
    <stop offset="1" stop-color="hsl(${(hue + 30) % 360},56%,76%)"/></linearGradient></defs>
    <rect width="${SIDE}" height="${SIDE}" fill="url(#w)"/></svg>`,
  )
  const place = (SIDE - INNER) / 2
  return sharp(backdrop)
    .composite([{ input: object, left: place, top: place }])
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
}
