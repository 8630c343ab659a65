import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { race } from '../../../test/race.ts'
import { makeImageKey, originalPath } from './image-key.ts'
import { type StoredPicture, storePicture } from './public.ts'

let app: TestApp
let picture: StoredPicture
beforeAll(async () => {
  app = await makeApp({ start: false })
  const source = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  picture = await storePicture(app.platform.storage, { source, purpose: 'auction', ownerId: null })
})
afterAll(() => app.stop())

function get(url: string, headers: Record<string, string> = {}) {
  return app.platform.app.inject({ url, headers })
}
const address = (query = '') => `/api/images/${picture.key}${query}`

describe('serving a picture', () => {
  it('answers WebP to whoever takes it and JPEG to others, in the wished size', async () => {
    const webp = await get(address('?width=220&quality=80'), { accept: 'image/avif,image/webp,*/*' })
    expect(webp.statusCode).toBe(200)
    expect(webp.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringContaining('220-80.webp'),
    })
    expect(webp.headers.vary).toContain('Accept')
    expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 220, height: 147 })
    const jpeg = await get(address('?width=200&quality=99'))
    expect(jpeg.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(jpeg.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 220 })
  })

  it('never makes a picture larger than it is', async () => {
    const { rawPayload } = await get(address())
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1_200, height: 800 })
  })

  it('answers 304 to whoever holds it, and 200 to who holds another size', async () => {
    const first = await get(address('?width=440'))
    const held = { 'if-none-match': String(first.headers.etag) }
    const again = await get(address('?width=440'), held)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get(address('?width=660'), held)).statusCode).toBe(200)
  })

  it('makes a size once for many at the same instant, and keeps it', async () => {
    const { won } = await race(12, () => get(address('?width=880&quality=60')))
    const bodies = new Set(won.map((reply) => reply.rawPayload.toString('base64')))
    expect(won.map((reply) => reply.statusCode)).toEqual(Array(12).fill(200))
    expect(bodies.size).toBe(1)
    const folder = path.join(app.config.dataDir, 'images/renditions', picture.key.slice(0, 2), picture.key)
    expect(await readdir(folder)).toContain('880-60.jpeg')
  })

  it('makes again what a crash cut off', async () => {
    const whole = await get(address('?width=64'))
    const file = `renditions/${picture.key.slice(0, 2)}/${picture.key}/64-80.jpeg`
    await app.platform.storage.put(file, whole.rawPayload.subarray(0, 200))
    const again = await get(address('?width=64'))
    expect(again.rawPayload.equals(whole.rawPayload)).toBe(true)
  })

  it('puts white behind transparent parts for whoever takes no WebP', async () => {
    const source = await sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const clear = await storePicture(app.platform.storage, { source, purpose: 'auction', ownerId: null })
    const { rawPayload } = await get(`/api/images/${clear.key}`)
    const { channels } = await sharp(rawPayload).stats()
    expect(channels.map((channel) => channel.min)).toEqual([255, 255, 255])
  })

  it.each([
    '?width=0',
    '?width=-1',
    '?width=NaN',
    '?width=1e9',
    '?width=1e3',
    '?width=0x1F',
    '?width=%20220',
    '?width=10001',
    '?width=',
    '?quality=101',
    '?width=220&width=440',
    '?altura=3',
  ])('answers 400 to %s', async (query) => {
    const reply = await get(address(query))
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ error: expect.any(String) })
  })
})

describe('what is not the address of a picture', () => {
  const secret = makeImageKey('jpg')
  beforeAll(async () => {
    await app.platform.storage.put('secreto.jpg', 'no para todos')
    await app.platform.storage.put(originalPath(secret).replace('originals', 'otros'), 'no para todos')
  })

  it.each([
    '',
    'nada',
    '../secreto.jpg',
    '..%2fsecreto.jpg',
    '%2e%2e/secreto.jpg',
    '%2e%2e%2fsecreto.jpg',
    '..%5csecreto.jpg',
    '..\\secreto.jpg',
    'secreto.jpg',
    '/etc/passwd',
    '//etc/passwd',
    '%2fetc%2fpasswd',
    'file:///etc/passwd',
    'iconos/../secreto.jpg',
    'iconos/..%2fguitar.svg',
    'iconos/%67uitar.svg',
    'iconos/guitar.svg%00.jpg',
    'iconos/GUITAR.svg',
    'iconos/guitar.svg/',
    'iconos/nada.svg',
    'iconos/toString.svg',
    'iconos/constructor.svg',
    'originals/aa/aa.jpg',
    `${'a'.repeat(40)}.jpg`,
    `${'a'.repeat(40)}.png`,
    `${'A'.repeat(40)}.jpg`,
    `${'a'.repeat(5_000)}`,
    '%',
    '%zz',
    '%c0%ae%c0%ae/secreto.jpg',
    '%00',
    '\u0000',
    '....//....//secreto.jpg',
    '.%2e/%2e./secreto.jpg',
    '%252e%252e%252fsecreto.jpg',
  ])('answers 400 or 404 to %j', async (key) => {
    const reply = await get(`/api/images/${key}`)
    expect([400, 404, 414]).toContain(reply.statusCode)
    expect(reply.body).not.toContain('no para todos')
    expect(reply.body).not.toContain('root:')
  })
})

describe('the icons of the categories', () => {
  it('are drawings that can run nothing', async () => {
    const reply = await get('/api/images/iconos/guitar.svg')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toContain('image/svg+xml')
    expect(reply.headers['content-security-policy']).toContain('sandbox')
    expect(reply.body).toMatch(/^<svg /)
    const again = await get('/api/images/iconos/guitar.svg', { 'if-none-match': String(reply.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  it('are there for every category', async () => {
    const categories = (await get('/api/categories')).json<{ Icon: string }[]>()
    expect(categories).toHaveLength(14)
    for (const { Icon } of categories) expect((await get(`/api/${Icon}`)).statusCode).toBe(200)
  })
})
