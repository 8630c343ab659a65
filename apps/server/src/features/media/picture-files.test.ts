import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStorage } from '../../platform/storage.ts'
import { readFile, writeFile } from './picture-files.ts'

async function makeStorage() {
  const folder = mkdtempSync(join(tmpdir(), 'martillo-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, storage: await openStorage({ folder }) }
}

test('a file that another writes while it is looked for is read', async () => {
  const { storage } = await makeStorage()
  const exists = storage.exists.bind(storage)
  storage.exists = async (path) => {
    await writeFile(storage, path, Buffer.from('hecha'))
    return exists(path)
  }
  expect(await readFile(storage, 'a/b.jpeg')).toEqual(Buffer.from('hecha'))
})

test('a file that is not there is none, and a storage that fails says so', async () => {
  const { folder, storage } = await makeStorage()
  expect(await readFile(storage, 'a/b.jpeg')).toBeUndefined()
  mkdirSync(join(folder, 'c.jpeg'))
  storage.exists = () => Promise.resolve(true)
  await expect(readFile(storage, 'c.jpeg')).rejects.toThrow('c.jpeg')
})
