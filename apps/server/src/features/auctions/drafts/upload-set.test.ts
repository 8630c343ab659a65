import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { bomb, cameraPhoto, colourAt, hiddenParts } from '../../media/pictures.testing.ts'
import { type SentFile, uploadSet } from '../../media/upload-set.testing.ts'
import { makePhoto, publishForm } from '../publish.testing.ts'
import { makeDraft, upload } from './drafts.testing.ts'

const SENTENCE = /^[A-ZÁÉÍÓÚ].{10,}\.$/
const MEGABYTE = 1024 * 1024
/** Two pictures are decoded at a time; of 40 megapixels each takes at most some 160 MB. */
const MEMORY_BOUND = 600 * MEGABYTE
/** Alone a bid takes some hundredths of a second; beside uploads it must never be felt. */
const SLOWEST_BID_MS = 1_000

let app: TestApp
let person: MadeUser
let files: SentFile[]
beforeAll(async () => {
  app = await makeApp({ start: false })
  person = await makeUser(app)
  files = await uploadSet()
}, 60_000)
afterAll(() => app.stop())

/** The most memory that the process has had from now on. */
function watchMemory() {
  const before = process.memoryUsage().rss
  const most = before
  const look = () => {}
  const timer = setInterval(look, 20)
  return () => {
    clearInterval(timer)
    look()
    return (most - before) / MEGABYTE
  }
}

/** Bids one after another while something else is done; how long the slowest took, in milliseconds. */
async function bidBeside(work: Promise<unknown>): Promise<number> {
  const { id } = await makeAuction(app)
  const bidders = [await makeUser(app), await makeUser(app)]
  let slowest = 0
  let isDone = false
  const end = work.finally(() => {
    isDone = true
  })
  for (let count = 1; !isDone || count <= 5; count++) {
    const began = performance.now()
    const bid = await bidders[count % 2]?.put(`/auctions/${id}/bids/${randomUUID()}`, {
      amount: count * 10_000,
    })
    slowest = Math.max(slowest, performance.now() - began)
    expect(bid?.status).toBe(201)
  }
  await end
  return slowest
}

async function served(path: string, accept: string) {
  const reply = await app.platform.app.inject({ url: `/api/${path}`, headers: { accept } })
  return { status: reply.statusCode, bytes: reply.rawPayload, type: String(reply.headers['content-type']) }
}

/** Every size and form in which a photo is shown: upright, without anything but pixels. */
async function expectClean(key: string, { scene, what }: SentFile): Promise<void> {
  for (const query of ['', '?width=220&quality=80', '?width=880']) {
    for (const accept of ['image/jpeg', 'image/webp,*/*']) {
      const { status, bytes, type } = await served(`images/${key}${query}`, accept)
      expect([what, status, type]).toEqual([what, 200, expect.stringMatching(/^image\/(?:jpeg|webp)$/)])
      const metadata = await sharp(bytes).metadata()
      expect([what, hiddenParts(metadata), metadata.icc]).toEqual([what, [], undefined])
      expect([metadata.space, metadata.depth]).toEqual(['srgb', 'uchar'])
      for (const word of ['Fulana', 'Camara', 'GPS', '<script', '<?php']) {
        expect(bytes.includes(word), `${word} in ${what}`).toBe(false)
      }
      if (!scene) continue
      const [corner, rest] = [await colourAt(bytes, 0.2, 0.2), await colourAt(bytes, 0.8, 0.2)]
      expect([what, corner.r > corner.b, rest.b > rest.r]).toEqual([what, true, true])
    }
  }
}

test('there are at least forty files', () => {
  expect(files.length).toBeGreaterThanOrEqual(40)
})

test('each file is taken or refused with a sentence at its field, what is taken is shown upright and clean, and memory stays bounded', async () => {
  const mostMemory = watchMemory()
  let draft = await makeDraft(person)
  let inDraft = 0
  for (const file of files) {
    if (inDraft === 10) {
      draft = await makeDraft(person)
      inDraft = 0
    }
    const { status, body } = await upload(person, draft, file)
    expect([file.what, status, body.error]).toEqual([
      file.what,
      file.answer,
      file.answer === 201 ? undefined : expect.stringMatching(SENTENCE),
    ])
    if (status === 201) {
      inDraft += 1
      await expectClean(String(body.key), file)
    } else if (status !== 413) {
      expect(body).toMatchObject({ code: 'image_invalid', details: { photo: body.error } })
    }
  }
  expect(mostMemory()).toBeLessThan(MEMORY_BOUND / MEGABYTE)
}, 60_000)

test('the whole set sent at once by five people has each its answer, memory stays bounded and bids keep their speed', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => makeUser(app)))
  const mostMemory = watchMemory()
  const sent = people.map(async (one, who) => {
    const own = files.filter((_, index) => index % people.length === who)
    const draft = randomUUID()
    return Promise.all(own.map(async (file) => ({ file, status: (await upload(one, draft, file)).status })))
  })
  expect(await bidBeside(Promise.all(sent))).toBeLessThan(SLOWEST_BID_MS)
  for (const { file, status } of (await Promise.all(sent)).flat()) {
    expect([file.what, status]).toEqual([file.what, file.answer])
  }
  expect(mostMemory()).toBeLessThan(MEMORY_BOUND / MEGABYTE)
}, 60_000)

test('published with the form, no file of the set is answered with a fault of the server', async () => {
  const refused = files.filter(({ answer, content }) => answer !== 201 && content.length > 0)
  for (const file of refused) {
    const form = await publishForm(app, { primary_photo: file, idempotency_key: randomUUID() })
    const { status, body } = await person.form('POST', '/auctions', form)
    expect([file.what, status, body.error]).toEqual([file.what, file.answer, expect.stringMatching(SENTENCE)])
  }
}, 60_000)

describe('what went wrong elsewhere', () => {
  it('a small file of 64250 × 64250 pixels is refused before decoding, twenty at once too, and bids keep their speed meanwhile', async () => {
    const content = await bomb(64_250, 64_250)
    expect(content.length).toBeLessThan(MEGABYTE)
    const draft = await makeDraft(person)
    const mostMemory = watchMemory()
    const bombs = Promise.all(
      Array.from({ length: 20 }, () => upload(person, draft, { content, name: 'foto.png' })),
    )
    expect(await bidBeside(bombs)).toBeLessThan(SLOWEST_BID_MS)
    expect((await bombs).map(({ status, body }) => [status, body.code, body.error])).toEqual(
      Array(20).fill([422, 'image_invalid', expect.stringMatching(/demasiados píxeles/)]),
    )
    // Decoded, one alone would be twelve gigabytes.
    expect(mostMemory()).toBeLessThan(300)
  })

  it('a HEIC, by its name or called .jpg, is answered with a sentence that says what to do', async () => {
    const draft = await makeDraft(person)
    const heics = files.filter(({ what }) => what.includes('HEIC'))
    expect(heics).toHaveLength(2)
    for (const file of heics) {
      const { status, body } = await upload(person, draft, file)
      expect([status, body.error]).toEqual([415, expect.stringMatching(/HEIC.*JPG/)])
    }
  })

  it('photos in all eight orientations, uploaded in parallel, are upright, none is missing or doubled, and the order is one', async () => {
    const draft = await makeDraft(person)
    const photos = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((turn) => cameraPhoto(turn)))
    const replies = await Promise.all(
      photos.map((content, index) => upload(person, draft, { content, name: `${index}.jpg` })),
    )
    const keys = replies.map(({ body }) => String(body.key))
    const arrived = (await person.get(`/drafts/${draft}`)).body.photos as string[]
    expect([...arrived].sort()).toEqual([...keys].sort())
    const saved = await person.put(`/drafts/${draft}`, { texts: {}, photos: keys, version: 1 })
    expect(saved.body.photos).toEqual(keys)
    for (const key of keys) {
      const { bytes } = await served(`images/${key}?width=220`, 'image/webp')
      const [corner, rest] = [await colourAt(bytes, 0.2, 0.2), await colourAt(bytes, 0.2, 0.8)]
      expect([corner.r > corner.b, rest.b > rest.r]).toEqual([true, true])
    }
  })

  it('an eleventh photo is refused with a sentence, in the draft and in the form', async () => {
    const photo = await makePhoto()
    const form = await publishForm(app, { secondary_photos: Array(10).fill(photo) })
    const { status, body } = await person.form('POST', '/auctions', form)
    expect([status, body.error]).toEqual([413, expect.stringMatching(SENTENCE)])
  })
})
