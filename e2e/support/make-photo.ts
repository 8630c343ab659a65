import sharp from 'sharp'

/** A photo as a telephone makes it: JPEG, lying on its side with the orientation noted, the place of the shot in it. */
export async function makePhoto(name: string, hue = 0) {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <defs><radialGradient id="light"><stop offset="0" stop-color="hsl(${hue} 70% 92%)"/><stop offset="1" stop-color="hsl(${hue} 60% 68%)"/></radialGradient></defs>
    <rect width="1600" height="1200" fill="url(#light)"/>
    <g fill="none" stroke="hsl(${hue} 55% 32%)" stroke-width="34">
      <circle cx="520" cy="760" r="230"/><circle cx="1120" cy="760" r="230"/>
      <path d="M520 760 L720 440 L1010 440 L1120 760 M720 440 L840 760 L1010 440 M840 760 L520 760 M980 380 L1080 360"/>
    </g></svg>`
  const buffer = await sharp(Buffer.from(picture))
    .rotate(-90)
    .withExif({ IFD0: { Model: 'Journey' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 55/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
