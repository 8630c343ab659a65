import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../test/app.ts'
import { type AuctionWish, makeAuction } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

function get(url: string, headers: Record<string, string> = {}) {
  return app.platform.app.inject({ url, headers })
}
const pathOf = (id: number | string) => `/compartir/subasta/${id}.jpg`

async function sizeOf(bytes: Buffer) {
  const { format, width, height } = await sharp(bytes).metadata()
  return [format, width, height]
}

describe('the picture of an auction', () => {
  it('is a JPEG of 1200×630 that WhatsApp shows, for a minute', async () => {
    const { id } = await makeAuction(app)
    const reply = await get(pathOf(id))
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=60',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sizeOf(reply.rawPayload)).toEqual(['jpeg', 1_200, 630])
    expect(reply.rawPayload.length).toBeLessThan(300_000)
    const again = await get(pathOf(id), { 'if-none-match': `"x", W/${reply.headers.etag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('stays below 300 kB with a photo that is nothing but noise', async () => {
    const { id } = await makeAuction(app)
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#888', noise } })
      .jpeg({ quality: 95 })
      .toBuffer()
    const key = `${'ab'.repeat(20)}.jpg`
    await app.platform.storage.put(`originals/ab/${key}`, photo)
    await app.platform.db
      .updateTable('auctions')
      .set({ photos: [key] })
      .where('id', '=', id)
      .execute()
    const reply = await get(pathOf(id))
    expect(await sizeOf(reply.rawPayload)).toEqual(['jpeg', 1_200, 630])
    expect(reply.rawPayload.length).toBeLessThan(300_000)
    // The noise itself is there, grey and lively, and not the tinted mark of an auction without a photo.
    const part = await sharp(reply.rawPayload)
      .extract({ left: 100, top: 200, width: 300, height: 200 })
      .toBuffer()
    const { channels } = await sharp(part).stats()
    const means = channels.map(({ mean }) => mean)
    expect(Math.max(...means) - Math.min(...means)).toBeLessThan(20)
    expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
  })

  it.each<[string, AuctionWish]>([
    ['emoji only', { title: '😀😀🚗' }],
    ['signs of SVG', { title: '</svg><script>"\'&amp;' }],
    ['other scripts and marks', { title: '漢字 العربية é̂̃ ŁÓDŹ' }],
    [
      'one endless word and the largest price',
      { title: 'W'.repeat(120), basePriceCents: 99_999_999_999_999 },
    ],
    ['an end', { endsInMs: -1_000, startsInMs: -9_000_000 }],
  ])('can be drawn with %s', async (_, wish) => {
    const { id } = await makeAuction(app, wish)
    const reply = await get(pathOf(id))
    expect([reply.statusCode, ...(await sizeOf(reply.rawPayload))]).toEqual([200, 'jpeg', 1_200, 630])
  })

  it('may be kept for an hour once nothing changes any more', async () => {
    const { id } = await makeAuction(app, { startsInMs: -9_000_000, endsInMs: -1_000 })
    expect((await get(pathOf(id))).headers['cache-control']).toBe('public, max-age=3600')
  })

  it('changes with the price', async () => {
    const { id } = await makeAuction(app)
    const before = await get(pathOf(id))
    await app.platform.db
      .updateTable('auctions')
      .set({ base_price_cents: 200_000 })
      .where('id', '=', id)
      .execute()
    await app.clock.advance(11_000)
    const after = await get(pathOf(id), { 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
  })

  it.each<[string, AuctionWish]>([
    ['private', { isPrivate: true }],
    ['waiting for approval', { approval: 'pending' }],
    ['rejected', { approval: 'rejected' }],
  ])('is not there for one that is %s', async (_, wish) => {
    const { id } = await makeAuction(app, wish)
    const reply = await get(pathOf(id))
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('is gone at once with what is hidden later', async () => {
    const { id } = await makeAuction(app)
    expect((await get(pathOf(id))).statusCode).toBe(200)
    await app.platform.db.updateTable('auctions').set({ is_private: true }).where('id', '=', id).execute()
    expect((await get(pathOf(id))).statusCode).toBe(404)
  })

  it.each([
    '0',
    '01',
    '-1',
    '1e3',
    'abc',
    '999999',
    '99999999999',
    '1.5',
    '%00',
    '..%2f1',
    `${'9'.repeat(200)}`,
  ])('of the number %s is not there', async (id) => {
    expect((await get(pathOf(id))).statusCode).toBe(404)
  })
})

it('draws the picture of the site', async () => {
  const reply = await get('/compartir/martillo.jpg')
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
  expect(await sizeOf(reply.rawPayload)).toEqual(['jpeg', 1_200, 630])
  const head = await app.platform.app.inject({ method: 'HEAD', url: '/compartir/martillo.jpg' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})
