import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedPacking, PackedBody } from './packed-body.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.0', undefined],
  ['deflate, zstd, brx', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is answered with %s', (header, packing) => expect(acceptedPacking(header)).toBe(packing))

test('a body is packed once and unpacks to itself', async () => {
  const body = new PackedBody('¡Pujá y Ganá! '.repeat(100))
  const [packed, again] = await Promise.all([body.packed('br'), body.packed('br')])
  expect(again).toBe(packed)
  expect(brotliDecompressSync(packed).equals(body.plain)).toBe(true)
  expect(gunzipSync(await body.packed('gzip')).equals(body.plain)).toBe(true)
})
