import { makeTurns } from '../platform/turns.ts'

const KEPT_MS = 600_000
/** A part of ten thousand auctions has about a megabyte. */
const ENTRIES = 12

export interface SitemapCache {
  /** A text, written at most every ten minutes, for all who ask for it meanwhile; 503 when too many others are being written. */
  get(name: string, write: () => Promise<string>): Promise<string>
}

/** Whoever walks through all parts has them written one after the other, and leaves the database to the others. */
export function makeSitemapCache(now: () => number): SitemapCache {
  const turns = makeTurns({ atOnce: 1, waiting: 10, sentence: 'Probá de nuevo en un momento.' })
  const entries = new Map<string, { until: number; text: Promise<string> }>()

  return {
    get(name, write) {
      const kept = entries.get(name)
      entries.delete(name)
      const fresh = kept && now() < kept.until ? kept : { until: now() + KEPT_MS, text: turns.take(write) }
      entries.set(name, fresh)
      fresh.text.catch(() => {
        if (entries.get(name) === fresh) entries.delete(name)
      })
      for (const oldest of entries.keys()) {
        if (entries.size <= ENTRIES) break
        entries.delete(oldest)
      }
      return fresh.text
    },
  }
}
