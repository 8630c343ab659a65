import { mkdirSync } from 'node:fs'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

export type Storage = Disk

/** Where files of people are kept: a folder, or a bucket (`s3://bucket?region=…&endpoint=…`; keys from the environment). */
export async function openStorage(options: { folder: string; url?: string | undefined }): Promise<Storage> {
  if (!options.url) {
    mkdirSync(options.folder, { recursive: true, mode: 0o700 })
    return new Disk(new FSDriver({ location: options.folder, visibility: 'private' }))
  }
  const { makeBucketDriver } = await import('./storage-bucket.ts')
  return new Disk(makeBucketDriver(options.url))
}
