import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodingFor, keepText } from './kept-text.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', undefined],
  ['identity', undefined],
  ['brotli', undefined],
  [undefined, undefined],
  [['gzip', 'br'], 'br'],
])('of %s it takes %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('packs once what was kept, for each way of packing', async () => {
  const kept = keepText('Pujá y Ganá. '.repeat(500))
  const [packed, again, zipped] = await Promise.all([
    kept.packed('br'),
    kept.packed('br'),
    kept.packed('gzip'),
  ])
  expect(again).toBe(packed)
  expect([brotliDecompressSync(packed), gunzipSync(zipped)]).toEqual([kept.bytes, kept.bytes])
})
