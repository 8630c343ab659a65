import type { Storage } from '../../platform/storage.ts'
import { originalPath, renditionsFolder } from './image-key.ts'

/**
 * The file's content; nothing when it is not there. An error of the storage itself is thrown. A file that comes to be
 * between the reading and the question whether it is there (another is making the same size) is read once more.
 */
export async function readFile(storage: Storage, path: string): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await storage.getBytes(path))
  } catch {
    return (await storage.exists(path)) ? Buffer.from(await storage.getBytes(path)) : undefined
  }
}

export async function writeFile(storage: Storage, path: string, bytes: Buffer): Promise<void> {
  await storage.put(path, bytes)
}

/** Removes a picture and all that was made of it; what is already gone is no error. */
export async function deleteFiles(storage: Storage, key: string): Promise<void> {
  await storage.delete(originalPath(key))
  await storage.deleteAll(renditionsFolder(key))
}
