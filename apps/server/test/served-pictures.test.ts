import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cameraPhoto } from '../src/features/media/pictures.testing.ts'
import { makeApp, type TestApp } from './app.ts'
import { makeUser } from './make.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

async function served(path: string, accept: string) {
  const reply = await app.platform.app.inject({ url: `/api/${path}`, headers: { accept } })
  return { status: reply.statusCode, bytes: reply.rawPayload }
}

test.each([
  ['avatar', 'ProfileImage'],
  ['banner', 'banner'],
])(
  'a photo with the place where it was taken is served as %s without it, at every size and in every form',
  async (purpose, field) => {
    const person = await makeUser(app)
    const photo = await cameraPhoto(6)
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { body } = await person.form('POST', `/user/upload-${purpose}`, {
      image: { content: photo, name: 'casa.jpg' },
    })
    for (const query of ['', '?width=220&quality=80', '?width=880']) {
      for (const accept of ['image/jpeg', 'image/webp,*/*']) {
        const { status, bytes } = await served(`${String(body[field])}${query}`, accept)
        const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
        expect([query, accept, status, exif, xmp, iptc]).toEqual([
          query,
          accept,
          200,
          undefined,
          undefined,
          undefined,
        ])
        expect(orientation ?? 1).toBe(1)
      }
    }
  },
)
