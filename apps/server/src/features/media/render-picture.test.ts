import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { until } from '../../../test/until.ts'
import { decodeTurns } from './decode-turns.ts'
import { renditionsFolder } from './image-key.ts'
import { deleteFiles } from './picture-files.ts'
import { cameraPhoto } from './pictures.testing.ts'
import { storePicture } from './public.ts'
import { makeRenditions } from './render-picture.ts'

const SMALL = { width: 320, quality: 80, format: 'jpeg' } as const

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

const keep = async () => {
  const source = await cameraPhoto(1)
  return storePicture(app.platform.storage, { source, purpose: 'auction', ownerId: null })
}

async function countRendered(key: string): Promise<number> {
  const folder = renditionsFolder(key)
  const { objects } = await app.platform.storage.listAll(folder).catch(() => ({ objects: [] }))
  return [...objects].length
}

test('of a picture that is deleted while its turn has not come nothing is made', async () => {
  const { storage } = app.platform
  const { key } = await keep()
  let free = () => {}
  const held = new Promise<void>((resolve) => {
    free = resolve
  })
  const busy = [decodeTurns.take(() => held), decodeTurns.take(() => held)]
  const waiting = makeRenditions(storage).get(key, SMALL)
  await deleteFiles(storage, key)
  free()
  await Promise.all(busy)
  expect(await waiting).toBeUndefined()
  expect(await countRendered(key)).toBe(0)
})

test('of one that is deleted while it is being made nothing stays', async () => {
  const { storage } = app.platform
  const { key } = await keep()
  let hasWritten = false
  const late: typeof storage = new Proxy(storage, {
    get(target, name) {
      if (name === 'put') {
        return async (path: string, bytes: Uint8Array) => {
          // The picture goes with all that there is of it, and then this is written.
          await deleteFiles(target, key)
          await target.put(path, bytes)
          hasWritten = true
        }
      }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  expect(await makeRenditions(late).get(key, SMALL)).toBeUndefined()
  await until('the write', async () => hasWritten)
  expect(await countRendered(key)).toBe(0)
  expect(await makeRenditions(storage).get(key, SMALL)).toBeUndefined()
})
