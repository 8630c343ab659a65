import { createHash } from 'node:crypto'
import { Failure } from '../platform/http/failure.ts'
import type { Storage } from '../platform/storage.ts'
import { makeTurns } from '../platform/turns.ts'
import type { ShareFacts } from './share-facts.ts'
import type { SharePainter } from './share-picture.ts'

export interface SharePicture {
  readonly bytes: Buffer
  /** Changes with whatever the picture shows. */
  readonly etag: string
  /** The picture of the site, in place of one for which there was no time. */
  readonly isPlain: boolean
}

export interface SharePictures {
  /** The picture of an auction that the asker may see. Painted once for all who ask, kept, and while it runs up to ten seconds old. */
  ofAuction(id: number, facts: ShareFacts): Promise<SharePicture>
  ofSite(): Promise<SharePicture>
  /** Throws away what was painted of an auction. */
  forget(id: number): Promise<void>
}

interface Painted {
  readonly key: string
  readonly bytes: Buffer
}

interface Options {
  readonly painter: SharePainter
  readonly storage: Storage
  /** The photo in a size that suits; nothing when there is none. */
  readonly readPhoto: (key: string) => Promise<Buffer | undefined>
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** To be raised with every change of the drawing. */
const DRAWING = 1
const IN_MEMORY = 100
/** An auction whose price moves all the time is painted again at most this often. */
const FRESH_MS = 10_000
const BUSY = 'Estamos dibujando muchas imágenes. Probá de nuevo en un momento.'

function keyOf(facts: ShareFacts): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, facts]))
    .digest('hex')
    .slice(0, 32)
}

/** A file that a crash cut off is none. */
function isWhole(bytes: Buffer): boolean {
  return bytes.length > 2 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9
}

function pictureOf({ bytes, key }: Painted): SharePicture {
  return { bytes, etag: `"${key}"`, isPlain: false }
}

export function makeSharePictures({ painter, storage, readPhoto, now }: Options): SharePictures {
  // One at a time: a picture takes a tenth of a second of a processor that bids need, too.
  const turns = makeTurns({ atOnce: 1, waiting: 12, sentence: BUSY })
  const kept = new Map<number, Painted & { readonly madeAt: number }>()
  const making = new Map<number, Promise<Painted>>()
  let site: Promise<SharePicture> | undefined

  const folderOf = (id: number) => `share/${id % 1_000}/${id}`

  async function readKept(path: string): Promise<Buffer | undefined> {
    const bytes = await storage.getBytes(path).then(Buffer.from, () => undefined)
    return bytes && isWhole(bytes) ? bytes : undefined
  }

  /** Only the newest picture of an auction stays. Keeping it only saves time, so a full disk is no failure. */
  async function keep(id: number, path: string, bytes: Buffer): Promise<void> {
    await storage.deleteAll(folderOf(id)).catch(() => undefined)
    await storage.put(path, bytes).catch(() => undefined)
  }

  async function paint(id: number, facts: ShareFacts, path: string): Promise<Buffer> {
    return turns.take(async () => {
      const bytes = await painter.paintAuction(facts, await readPhoto(facts.photo))
      await keep(id, path, bytes)
      return bytes
    })
  }

  async function make(id: number, key: string, facts: ShareFacts): Promise<Painted> {
    const path = `${folderOf(id)}/${key}.jpg`
    const bytes = (await readKept(path)) ?? (await paint(id, facts, path))
    kept.delete(id)
    kept.set(id, { key, bytes, madeAt: now() })
    for (const oldest of kept.keys()) {
      if (kept.size <= IN_MEMORY) break
      kept.delete(oldest)
    }
    return { bytes, key }
  }

  function ofSite(): Promise<SharePicture> {
    site ??= painter.paintSite().then((bytes) => {
      const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
      return { bytes, etag, isPlain: true }
    })
    site.catch(() => {
      site = undefined
    })
    return site
  }

  async function ofAuction(id: number, facts: ShareFacts): Promise<SharePicture> {
    const key = keyOf(facts)
    // What is over is remembered for long by others, so it is never the picture of a moment before.
    const suffices = (painted: Painted) => painted.key === key || !facts.over
    const known = kept.get(id)
    if (known && suffices(known) && (known.key === key || now() - known.madeAt < FRESH_MS)) {
      return pictureOf(known)
    }
    const promise = making.get(id) ?? make(id, key, facts).finally(() => making.delete(id))
    making.set(id, promise)
    try {
      const painted = await promise
      return suffices(painted) ? pictureOf(painted) : ofAuction(id, facts)
    } catch (error) {
      if (error instanceof Failure && error.status === 503) return ofSite()
      throw error
    }
  }

  return {
    ofSite,
    async forget(id) {
      kept.delete(id)
      await storage.deleteAll(folderOf(id))
    },
    ofAuction,
  }
}
