import type { Db } from '../../platform/database.ts'
import type { Storage } from '../../platform/storage.ts'
import { isImageKey } from './image-key.ts'
import { findKnownPictures } from './media.store.ts'
import { deleteFiles } from './picture-files.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FOLDERS = 256
const FOLDERS_PER_HOUR = Math.ceil(FOLDERS / 24)

/**
 * Takes files away that no row names and that are older than a day: what a crash left between a file and its row, in
 * either order. Each hour of the day has its part of the folders, so a large storage is read once a day and never at once.
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
}

/** The keys of kept pictures that are older than that, as many at a time as the storage lists. */
async function* listOriginals(storage: Storage, folder: string, beforeMs: number): AsyncGenerator<string[]> {
  let token: string | undefined
  do {
    const page = await storage.listAll(`originals/${folder}`, token ? { paginationToken: token } : {})
    const keys: string[] = []
    for (const file of page.objects) {
      if (!file.isFile || !isImageKey(file.name)) continue
      const { lastModified } = await storage.getMetaData(file.key)
      if (lastModified.getTime() < beforeMs) keys.push(file.name)
    }
    if (keys.length > 0) yield keys
    token = page.paginationToken
  } while (token)
}
