import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { makeImageKey, renditionsFolder } from './image-key.ts'
import { cameraPhoto, isStored } from './pictures.testing.ts'
import { recordPictures, storePicture } from './public.ts'
import { sweepStrayFiles } from './sweep-stray-files.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

test('files that a crash left without a row go a day later, and no others', async () => {
  const { db, storage } = app.platform
  const source = await cameraPhoto(1)
  const keep = () => storePicture(storage, { source, purpose: 'auction', ownerId: null })
  const [stray, known] = [await keep(), await keep()]
  await inTransaction(db, (tx) => recordPictures(tx, [known]))
  const stored = () => Promise.all([stray, known].map(({ key }) => isStored(storage, key)))
  const sweepADay = async (fromMs: number) => {
    for (let hour = 0; hour < 24; hour++) await sweepStrayFiles(app.platform, fromMs + hour * HOUR_MS)
  }
  const day = Math.floor(Date.now() / DAY_MS) * DAY_MS
  await sweepADay(day - DAY_MS)
  expect(await stored()).toEqual([true, true])
  await sweepADay(day + 2 * DAY_MS)
  expect(await stored()).toEqual([false, true])
})

test('what was made for showing of a picture that is gone goes too, and no other', async () => {
  const { db, storage } = app.platform
  const known = await storePicture(storage, {
    source: await cameraPhoto(1),
    purpose: 'auction',
    ownerId: null,
  })
  await inTransaction(db, (tx) => recordPictures(tx, [known]))
  const paths = [known.key, makeImageKey('jpg')].map((key) => `${renditionsFolder(key)}/w320.jpg`)
  for (const path of paths) await storage.put(path, 'x')
  for (let hour = 0; hour < 24; hour++) await sweepStrayFiles(app.platform, hour * HOUR_MS)
  expect(await Promise.all(paths.map((path) => storage.exists(path)))).toEqual([true, false])
})
