import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { detectFormat } from './picture-format.ts'

const blank = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })

function isoFile(...brands: string[]): Buffer {
  const [major = 'isom', ...compatible] = brands
  const box = Buffer.concat([
    Buffer.from('\0\0\0\0ftyp', 'latin1'),
    Buffer.from(major, 'latin1'),
    Buffer.alloc(4),
    ...compatible.map((brand) => Buffer.from(brand, 'latin1')),
  ])
  box.writeUInt32BE(box.length, 0)
  return Buffer.concat([box, Buffer.alloc(64)])
}

describe('detecting a picture by its content', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('knows %s', async (format) => {
    expect(detectFormat(await blank().toFormat(format).toBuffer())).toBe(format)
  })

  it('tells HEIC from AVIF by the brands, whichever comes first', () => {
    expect(detectFormat(isoFile('heic', 'mif1', 'heic'))).toBe('heic')
    expect(detectFormat(isoFile('mif1', 'heic'))).toBe('heic')
    expect(detectFormat(isoFile('mif1', 'avif', 'miaf'))).toBe('avif')
    expect(detectFormat(isoFile('isom', 'mp41'))).toBe('unknown')
  })

  it('knows an SVG, and takes nothing else for a picture', () => {
    expect(detectFormat(Buffer.from('<?xml version="1.0"?><svg xmlns="x"><script/></svg>'))).toBe('svg')
    expect(detectFormat(Buffer.from('%PDF-1.7 and more of it'))).toBe('unknown')
    expect(detectFormat(Buffer.alloc(0))).toBe('unknown')
  })
})
