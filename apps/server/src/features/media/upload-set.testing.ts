import sharp from 'sharp'
import { bomb, cameraPhoto } from './pictures.testing.ts'

/** A file that somebody may send as a photo, and what becomes of it. */
export interface SentFile {
  readonly what: string
  readonly name: string
  readonly content: Buffer
  readonly type?: string
  /** 201 when it is taken, else the refusal's status. */
  readonly answer: 201 | 413 | 415 | 422
  /** Has a red top left quarter, the rest blue. */
  readonly scene?: true
}

const plain = (background = '#2a6f4f') =>
  sharp({ create: { width: 320, height: 240, channels: 3, background } })
const text = (content: string) => Buffer.from(content, 'latin1')
const HEIC = Buffer.concat([text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(800)])

async function frames(format: 'gif' | 'webp'): Promise<Buffer> {
  const still = (background: string) => plain(background).png().toBuffer()
  const joined = sharp([await still('#f00'), await still('#00f')], { join: { animated: true } })
  return format === 'gif' ? joined.gif().toBuffer() : joined.webp().toBuffer()
}

/** A JPEG whose header says that it is so large, though its pixels are few. */
function lyingJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const lie = Buffer.from(jpeg)
  for (let at = 2; at < lie.length - 9; at += 2 + lie.readUInt16BE(at + 2)) {
    if (lie[at] !== 0xff) break
    const marker = lie[at + 1] ?? 0
    if (marker === 0xc0 || marker === 0xc2) {
      lie.writeUInt16BE(height, at + 5)
      lie.writeUInt16BE(width, at + 7)
      return lie
    }
  }
  throw new Error('there is no frame header')
}

/** A real picture of very many pixels of one colour, in few bytes. */
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

async function orientations(): Promise<SentFile[]> {
  const photos = [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => ({
    what: `a photo with place, orientation ${orientation}`,
    name: `IMG_${orientation}.JPG`,
    content: await cameraPhoto(orientation),
    answer: 201 as const,
    scene: true as const,
  }))
  return Promise.all(photos)
}

async function bombs(): Promise<SentFile[]> {
  const jpeg = await plain().jpeg().toBuffer()
  return [
    {
      what: '64250 squared in a small file',
      name: 'foto.png',
      content: await bomb(64_250, 64_250),
      answer: 422,
    },
    {
      what: 'a line of forty million pixels',
      name: 'foto.png',
      content: await bomb(40_000_001, 1),
      answer: 422,
    },
    {
      what: 'a column of forty million pixels',
      name: 'foto.png',
      content: await bomb(1, 40_000_001),
      answer: 422,
    },
    {
      what: 'the largest numbers that fit',
      name: 'foto.png',
      content: await bomb(0x7fffffff, 0x7fffffff),
      answer: 422,
    },
    { what: 'no pixels at all', name: 'foto.png', content: await bomb(0, 0), answer: 422 },
    { what: 'one pixel over the limit', name: 'foto.png', content: await bomb(6_325, 6_325), answer: 422 },
    {
      what: 'a real flat picture of 64 megapixels',
      name: 'foto.png',
      content: await flat(8_000, 8_000),
      answer: 422,
    },
    {
      what: 'a header larger than its pixels',
      name: 'foto.png',
      content: await bomb(2_000, 2_000),
      answer: 422,
    },
    {
      what: 'a JPEG that says 65,500 squared',
      name: 'a.jpg',
      content: lyingJpeg(jpeg, 65_500, 65_500),
      answer: 422,
    },
    {
      what: 'a JPEG that says more lines than it has',
      name: 'a.jpg',
      content: lyingJpeg(jpeg, 320, 5_000),
      answer: 201,
    },
  ]
}

async function strangers(): Promise<SentFile[]> {
  const jpeg = await plain().jpeg().toBuffer()
  const png = await plain().png().toBuffer()
  const webp = await plain().webp().toBuffer()
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  return [
    { what: 'a HEIC', name: 'IMG_0001.HEIC', content: HEIC, type: 'image/heic', answer: 415 },
    { what: 'a HEIC called .jpg', name: 'IMG_0001.jpg', content: HEIC, type: 'image/jpeg', answer: 415 },
    { what: 'an SVG', name: 'dibujo.svg', content: svg, type: 'image/svg+xml', answer: 415 },
    { what: 'an SVG called .png', name: 'dibujo.png', content: svg, type: 'image/png', answer: 415 },
    {
      what: 'an XML before an SVG',
      name: 'a.jpg',
      content: Buffer.concat([text('<?xml version="1.0"?>'), svg]),
      answer: 415,
    },
    {
      what: 'an animated GIF',
      name: 'gato.gif',
      content: await frames('gif'),
      type: 'image/gif',
      answer: 415,
    },
    { what: 'a PDF', name: 'foto.jpg', content: text('%PDF-1.7 obj stream endstream'), answer: 415 },
    {
      what: 'a page',
      name: 'foto.jpg',
      content: text('<!doctype html><script>alert(1)</script>'),
      answer: 415,
    },
    { what: 'a program', name: 'foto.jpg', content: text('\x7fELF\x02\x01\x01'), answer: 415 },
    { what: 'a zip', name: 'foto.jpg', content: text('PK\x03\x04aaaaaaaa'), answer: 415 },
    { what: 'a TIFF', name: 'foto.jpg', content: await plain().tiff().toBuffer(), answer: 415 },
    { what: 'an empty file', name: 'foto.jpg', content: Buffer.alloc(0), answer: 415 },
    { what: 'one byte', name: 'foto.jpg', content: Buffer.from([0xff]), answer: 415 },
    { what: 'zeros', name: 'foto.jpg', content: Buffer.alloc(4_000), answer: 415 },
    { what: 'only the beginning of a JPEG', name: 'foto.jpg', content: jpeg.subarray(0, 20), answer: 422 },
    {
      what: 'a JPEG that breaks off',
      name: 'foto.jpg',
      content: jpeg.subarray(0, jpeg.length >> 1),
      answer: 422,
    },
    {
      what: 'a PNG that breaks off',
      name: 'foto.png',
      content: png.subarray(0, png.length >> 1),
      answer: 422,
    },
    {
      what: 'a WebP that breaks off',
      name: 'foto.webp',
      content: webp.subarray(0, webp.length >> 1),
      answer: 422,
    },
    {
      what: 'noise after a JPEG’s first bytes',
      name: 'a.jpg',
      content: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(3_000, 0x5a)]),
      answer: 422,
    },
    {
      what: 'eleven megabytes',
      name: 'foto.jpg',
      content: Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]),
      answer: 413,
    },
  ]
}

/** Files that are two things at once, as one is fooled into taking them for the other. */
async function polyglots(): Promise<SentFile[]> {
  const jpeg = await plain().jpeg().toBuffer()
  const png = await plain().png().toBuffer()
  const script = text('*/=alert(1)//')
  const zip = text('PK\x03\x04\x14\0\0\0\0\0a.html<script>alert(1)</script>PK\x05\x06')
  return [
    {
      what: 'a GIF that is a script',
      name: 'gato.gif',
      content: Buffer.concat([text('GIF89a/*'), Buffer.alloc(40), script]),
      answer: 415,
    },
    {
      what: 'a JPEG with a page in its comment',
      name: 'foto.html',
      type: 'text/html',
      content: withComment(jpeg, text('<script>alert(1)</script><?php phpinfo(); ?>')),
      answer: 201,
    },
    { what: 'a JPEG that is a zip', name: 'foto.zip', content: Buffer.concat([jpeg, zip]), answer: 201 },
    { what: 'a PNG that is a zip', name: 'foto.png', content: Buffer.concat([png, zip]), answer: 201 },
    {
      what: 'a PDF with a JPEG in it',
      name: 'foto.jpg',
      content: Buffer.concat([text('%PDF-1.4\n'), jpeg]),
      answer: 415,
    },
    {
      what: 'a page with a JPEG behind it',
      name: 'foto.jpg',
      content: Buffer.concat([text('<html>'), jpeg]),
      answer: 415,
    },
  ]
}

/** A JPEG with a comment before its pixels. */
function withComment(jpeg: Buffer, comment: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(comment.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)])
}

async function taken(): Promise<SentFile[]> {
  const jpeg = await plain().jpeg().toBuffer()
  const photo = await cameraPhoto(6)
  const cmyk = await plain().toColourspace('cmyk').jpeg().toBuffer()
  const deep = await plain().toColourspace('rgb16').png().toBuffer()
  const profiled = await plain().jpeg().withIccProfile('p3').toBuffer()
  const script = text('<?php system($_GET["c"]); ?><script>alert(1)</script>')
  return [
    { what: 'four inks', name: 'foto.jpg', content: cmyk, answer: 201 },
    { what: 'sixteen bits', name: 'foto.png', content: deep, answer: 201 },
    { what: 'a profile of colours', name: 'foto.jpg', content: profiled, answer: 201 },
    { what: 'grey', name: 'foto.png', content: await plain().greyscale().png().toBuffer(), answer: 201 },
    { what: 'an AVIF', name: 'foto.avif', content: await plain().avif().toBuffer(), answer: 201 },
    { what: 'an animated WebP', name: 'foto.webp', content: await frames('webp'), answer: 201 },
    { what: 'a JPEG called .heic', name: 'foto.heic', content: jpeg, type: 'image/heic', answer: 201 },
    {
      what: 'a script behind a photo',
      name: 'a.jpg',
      content: Buffer.concat([photo, script]),
      answer: 201,
      scene: true,
    },
    { what: 'two extensions', name: 'foto.php.jpg', content: photo, answer: 201, scene: true },
    { what: 'an extension behind a photo’s', name: 'foto.jpg.exe', content: photo, answer: 201, scene: true },
    { what: 'a name that climbs', name: '../../../etc/passwd', content: photo, answer: 201, scene: true },
    {
      what: 'a name that climbs in Windows',
      name: '..\\..\\win.ini',
      content: photo,
      answer: 201,
      scene: true,
    },
    {
      what: 'a name with markup',
      name: '<img src=x onerror=alert(1)>.jpg',
      content: photo,
      answer: 201,
      scene: true,
    },
    {
      what: 'a type that is a page',
      name: 'foto.jpg',
      type: 'text/html',
      content: photo,
      answer: 201,
      scene: true,
    },
  ]
}

/** Whatever comes as a photo: bombs, lies, other formats, odd names, and photos as cameras make them. */
export async function uploadSet(): Promise<SentFile[]> {
  return [
    ...(await orientations()),
    ...(await bombs()),
    ...(await strangers()),
    ...(await polyglots()),
    ...(await taken()),
  ]
}
