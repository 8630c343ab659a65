import sharp from 'sharp'
import type { Storage } from '../../platform/storage.ts'
import { type Rendition, renditionName } from './choose-rendition.ts'
import { decodeTurns } from './decode-turns.ts'
import { originalPath, renditionsFolder } from './image-key.ts'
import { readFile, writeFile } from './picture-files.ts'

// One thread per picture: two at a time leave the processors to the bids.
sharp.concurrency(1)

export interface Renditions {
  /** A kept picture in one of its sizes; made once and kept. Nothing when there is no such picture. */
  get(key: string, rendition: Rendition): Promise<Buffer | undefined>
}

/** A file that another process is still writing, or that a crash cut off, is none. */
function isWhole(bytes: Buffer, format: Rendition['format']): boolean {
  if (bytes.length < 12) return false
  if (format === 'jpeg') return bytes.readUInt16BE(bytes.length - 2) === 0xffd9
  return bytes.readUInt32LE(4) + 8 === bytes.length
}

function render(original: Buffer, { width, quality, format }: Rendition): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true })
  if (format === 'webp') return resized.webp({ quality, effort: 3 }).toBuffer()
  return resized.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true }).toBuffer()
}

/** Several requests for the same size wait for one rendering. */
export function makeRenditions(storage: Storage): Renditions {
  const beingMade = new Map<string, Promise<Buffer | undefined>>()

  async function make(key: string, rendition: Rendition, path: string) {
    if (!(await storage.exists(originalPath(key)))) return undefined
    // Read only when it is its turn: many may be waiting.
    const bytes = await decodeTurns.take(async () => {
      const original = await readFile(storage, originalPath(key))
      return original && render(original, rendition)
    })
    if (!bytes) return undefined
    // Keeping it only saves time; a full disk must not take the picture from whoever asked.
    await writeFile(storage, path, bytes).catch(() => undefined)
    // Deleted meanwhile: whoever did it may have looked for what was made of it before this was there.
    if (await storage.exists(originalPath(key))) return bytes
    await storage.deleteAll(renditionsFolder(key))
    return undefined
  }

  return {
    async get(key, rendition) {
      const path = `${renditionsFolder(key)}/${renditionName(rendition)}`
      const making = beingMade.get(path)
      if (making) return making
      const kept = await readFile(storage, path)
      if (kept && isWhole(kept, rendition.format)) return kept
      const promise = beingMade.get(path) ?? make(key, rendition, path)
      beingMade.set(path, promise)
      try {
        return await promise
      } finally {
        beingMade.delete(path)
      }
    },
  }
}
