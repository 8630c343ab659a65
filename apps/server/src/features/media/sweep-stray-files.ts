import type { Db } from '../../platform/database.ts'
import type { Storage } from '../../platform/storage.ts'
import { isImageKey, renditionsFolder } from './image-key.ts'
import { findKnownPictures } from './media.store.ts'
import { deleteFiles } from './picture-files.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FOLDERS = 256
const FOLDERS_PER_HOUR = Math.ceil(FOLDERS / 24)

/**
 * Takes files away that no row names: kept pictures older than a day, and whatever was made of them for showing. A crash
 * left them between a file and its row, in either order. Each hour of the day has its part of the folders, so a large storage is read once a day and never at once.
 */
export async function sweepStrayFiles(
  { db, storage }: { readonly db: Db; readonly storage: Storage },
  nowMs: number,
): Promise<void> {
  const hour = Math.floor(nowMs / HOUR_MS) % 24
  for (let step = 0; step < FOLDERS_PER_HOUR; step++) {
    const folder = hour * FOLDERS_PER_HOUR + step
    if (folder < FOLDERS) await sweepFolder({ db, storage }, folder.toString(16).padStart(2, '0'), nowMs)
  }
}

async function sweepFolder(
  { db, storage }: { readonly db: Db; readonly storage: Storage },
  folder: string,
  nowMs: number,
): Promise<void> {
  for await (const keys of listOriginals(storage, folder, nowMs - DAY_MS)) {
    const known = new Set(await findKnownPictures(db, keys))
    for (const key of keys) if (!known.has(key)) await deleteFiles(storage, key)
  }
  for await (const keys of listRendered(storage, folder)) {
    const known = new Set(await findKnownPictures(db, keys))
    for (const key of keys) if (!known.has(key)) await storage.deleteAll(renditionsFolder(key))
  }
}

/** The keys of pictures of which something was made for showing, which is done only once they have a row. */
async function* listRendered(storage: Storage, folder: string): AsyncGenerator<string[]> {
  for await (const files of pagesOf(storage, `renditions/${folder}`)) {
    const keys = files.flatMap((one) => (one.isDirectory && isImageKey(one.name) ? one.name : []))
    if (keys.length > 0) yield keys
  }
}

/** The keys of kept pictures that are older than that, as many at a time as the storage lists. */
async function* listOriginals(storage: Storage, folder: string, beforeMs: number): AsyncGenerator<string[]> {
  for await (const files of pagesOf(storage, `originals/${folder}`)) {
    const keys: string[] = []
    for (const file of files) {
      if (!file.isFile || !isImageKey(file.name)) continue
      const { lastModified } = await storage.getMetaData(file.key)
      if (lastModified.getTime() < beforeMs) keys.push(file.name)
    }
    if (keys.length > 0) yield keys
  }
}

async function* pagesOf(storage: Storage, path: string) {
  let token: string | undefined
  do {
    const page = await storage.listAll(path, token ? { paginationToken: token } : {})
    yield [...page.objects]
    token = page.paginationToken
  } while (token)
}
