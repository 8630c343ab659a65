import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { normalisePicture, PICTURE_BYTES } from './normalise-picture.ts'
import { bomb, cameraPhoto, colourAt, hiddenParts } from './pictures.testing.ts'

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

describe('normalising a picture', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'puts orientation %i upright and takes place and camera away',
    async (orientation) => {
      const upload = await cameraPhoto(orientation)
      expect(hiddenParts(await sharp(upload).metadata())).toContain('exif')
      const kept = await normalisePicture(upload, 'auction')
      expect([kept.width, kept.height]).toEqual([400, 300])
      const [corner, rest] = [await colourAt(kept.bytes, 0.2, 0.2), await colourAt(kept.bytes, 0.8, 0.8)]
      expect(corner.r).toBeGreaterThan(corner.b)
      expect(rest.b).toBeGreaterThan(rest.r)
      for (const [x, y] of [
        [0.8, 0.2],
        [0.2, 0.8],
      ] as const) {
        const other = await colourAt(kept.bytes, x, y)
        expect(other.b).toBeGreaterThan(other.r)
      }
      expect(hiddenParts(await sharp(kept.bytes).metadata())).toEqual([])
      expect(kept.bytes.includes('Fulana')).toBe(false)
    },
  )

  it.each([
    ['auction', 4_000, 1_000, 2_560, 640],
    ['auction', 1_000, 3_000, 853, 2_560],
    ['auction', 300, 200, 300, 200],
    ['avatar', 1_600, 1_200, 800, 600],
    ['avatar', 1_000, 2_000, 300, 600],
    ['banner', 2_084, 605, 800, 232],
  ] as const)(
    'keeps for %s a picture of %i×%i as %i×%i',
    async (purpose, width, height, keptWidth, keptHeight) => {
      const upload = await sharp({ create: { width, height, channels: 3, background: '#246' } })
        .jpeg()
        .toBuffer()
      const kept = await normalisePicture(upload, purpose)
      expect([kept.width, kept.height]).toEqual([keptWidth, keptHeight])
      expect(kept.extension).toBe('jpg')
    },
  )

  it('keeps transparent parts, as WebP, and takes AVIF', async () => {
    const clear = { r: 10, g: 200, b: 10, alpha: 0.5 }
    const png = await sharp({ create: { width: 60, height: 40, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const kept = await normalisePicture(png, 'auction')
    expect(kept.extension).toBe('webp')
    expect((await sharp(kept.bytes).metadata()).hasAlpha).toBe(true)
    const avif = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c60' } })
      .avif()
      .toBuffer()
    expect((await normalisePicture(avif, 'auction')).extension).toBe('jpg')
  })

  it('keeps the first frame of an animation', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 50, height: 50, channels: 3, background } })
        .png()
        .toBuffer()
    const animated = await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
      .webp()
      .toBuffer()
    const kept = await normalisePicture(animated, 'auction')
    expect([kept.width, kept.height]).toEqual([50, 50])
    expect((await colourAt(kept.bytes, 0.5, 0.5)).r).toBeGreaterThan(200)
  })

  it.each([
    [64_250, 64_250],
    [40_000_001, 1],
    [6_325, 6_325],
  ])('refuses a small file of %i×%i pixels without decoding it', async (width, height) => {
    const file = await bomb(width, height)
    expect(file.length).toBeLessThan(1_000)
    const refused = expect(normalisePicture(file, 'auction')).rejects
    await refused.toMatchObject({
      status: 422,
      code: 'image_invalid',
      sentence: expect.stringContaining('megap'),
    })
  })

  it.each(['jpeg', 'png', 'webp'] as const)('refuses a %s that breaks off', async (format) => {
    const whole = await noise(600, 600).toFormat(format).toBuffer()
    const half = whole.subarray(0, Math.floor(whole.length / 2))
    await expect(normalisePicture(half, 'auction')).rejects.toMatchObject({
      status: 422,
      code: 'image_invalid',
    })
  })

  it.each([
    [
      'HEIC',
      Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(500)]),
      'HEIC',
    ],
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
      'SVG',
    ],
    ['GIF', Buffer.from('GIF89a and so on and on'), 'GIF'],
    ['PDF', Buffer.from('%PDF-1.4 and so on and on'), 'JPG'],
    ['empty file', Buffer.alloc(0), 'JPG'],
  ])('refuses a %s with a sentence', async (_name, file, word) => {
    await expect(normalisePicture(file, 'auction')).rejects.toMatchObject({
      status: 415,
      code: 'image_invalid',
      sentence: expect.stringContaining(word),
    })
  })

  it('refuses what only begins like a picture, and what is too heavy', async () => {
    const fake = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2_000, 7)])
    await expect(normalisePicture(fake, 'auction')).rejects.toMatchObject({
      status: 422,
      code: 'image_invalid',
    })
    const heavy = Buffer.alloc(PICTURE_BYTES + 1)
    await expect(normalisePicture(heavy, 'auction')).rejects.toMatchObject({ status: 413, code: 'too_large' })
  })
})
