import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ShareFacts } from './share-facts.ts'
import { makeSharePictures, type SharePictures } from './share-pictures.ts'

let folder = ''
let painted: string[] = []
let nowMs = 0
/** A painting waits for this, or fails with it. */
let gate: () => Promise<void>

const jpeg = (text: string) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xd9])])
const facts = (price: string, over = false): ShareFacts => ({
  title: 'Bici',
  label: 'Precio base',
  price,
  when: over ? 'Finalizada' : 'Termina hoy',
  over,
  photo: 'x.jpg',
  tint: '#ffffff',
})

function make(): SharePictures {
  return makeSharePictures({
    painter: {
      async paintAuction({ price }) {
        await gate()
        painted.push(price)
        return jpeg(price)
      },
      paintSite: async () => jpeg('site'),
    },
    storage: new Disk(new FSDriver({ location: folder, visibility: 'private' })),
    readPhoto: async () => undefined,
    now: () => nowMs,
  })
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'share-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let id = 0
beforeEach(() => {
  painted = []
  nowMs = 1_000_000
  gate = async () => undefined
  id += 1
})

it('paints once for all who ask at the same time', async () => {
  const pictures = make()
  const all = await Promise.all(Array.from({ length: 50 }, () => pictures.ofAuction(id, facts('$ 1'))))
  expect(painted).toEqual(['$ 1'])
  expect(new Set(all.map(({ etag }) => etag)).size).toBe(1)
})

it('shows another price at the earliest ten seconds after the last painting', async () => {
  const pictures = make()
  const first = await pictures.ofAuction(id, facts('$ 1'))
  nowMs += 9_999
  const same = await pictures.ofAuction(id, facts('$ 2'))
  nowMs += 1
  const next = await pictures.ofAuction(id, facts('$ 3'))
  expect([same.etag === first.etag, next.etag === first.etag]).toEqual([true, false])
  expect(painted).toEqual(['$ 1', '$ 3'])
})

it('shows what is over as it ended, however lately it was painted', async () => {
  const pictures = make()
  await pictures.ofAuction(id, facts('$ 1'))
  expect((await pictures.ofAuction(id, facts('$ 2', true))).bytes).toEqual(jpeg('$ 2'))
  // Whoever still has the facts of before gets that one, too.
  expect((await pictures.ofAuction(id, facts('$ 1'))).bytes).toEqual(jpeg('$ 2'))
})

it('paints the end after the painting that was under way', async () => {
  const pictures = make()
  const [before, after] = await Promise.all([
    pictures.ofAuction(id, facts('$ 1')),
    pictures.ofAuction(id, facts('$ 2', true)),
  ])
  expect([before.bytes, after.bytes]).toEqual([jpeg('$ 1'), jpeg('$ 2')])
})

it('finds the picture again after a restart, and keeps only the newest', async () => {
  await make().ofAuction(id, facts('$ 1'))
  const again = await make().ofAuction(id, facts('$ 1'))
  expect(again.bytes.equals(jpeg('$ 1'))).toBe(true)
  await make().ofAuction(id, facts('$ 2'))
  await make().ofAuction(id, facts('$ 1'))
  expect(painted).toEqual(['$ 1', '$ 2', '$ 1'])
})

it('gives the picture of the site when too many others are being painted', async () => {
  const pictures = make()
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  gate = () => opened
  const asked = Array.from({ length: 40 }, (_, index) =>
    pictures.ofAuction(1_000 * (index + 1) + id, facts('$ 1')),
  )
  const plain = asked.map((one) => one.then(({ isPlain }) => isPlain))
  // All of them have looked into the storage once a late one is turned away.
  while ((await Promise.race([...plain, pause(5, undefined)])) === undefined) {}
  open()
  const turnedAway = (await Promise.all(plain)).filter(Boolean)
  expect([turnedAway.length, painted.length]).toEqual([27, 13])
})

it('forgets a painting that failed', async () => {
  const pictures = make()
  gate = async () => {
    throw new Error('no memory')
  }
  await expect(pictures.ofAuction(id, facts('$ 1'))).rejects.toThrow('no memory')
  gate = async () => undefined
  expect((await pictures.ofAuction(id, facts('$ 1'))).isPlain).toBe(false)
})
