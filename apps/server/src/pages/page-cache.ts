import type { PageReply } from '../platform/hooks.ts'

interface Entry {
  page: Promise<PageReply>
  until: number
  bytes: number
}

export interface PageCache {
  /** The page at an address. Requests for one that is being drawn wait for it. */
  get(url: string, draw: () => Promise<PageReply>): Promise<PageReply>
  /** Forgets everything: something was published here. */
  clear(): void
}

const KEPT_MS = 1_000
const MOST_BYTES = 32 * 1024 * 1024
const MOST_ENTRIES = 2_000

/** Pages are the same for everyone: each is drawn at most once a second and kept for that second, packed and unpacked. */
export function makePageCache(now: () => number): PageCache {
  const entries = new Map<string, Entry>()
  let bytes = 0

  function drop(url: string, entry: Entry) {
    if (entries.get(url) !== entry) return
    entries.delete(url)
    bytes -= entry.bytes
  }

  // The oldest are the first: they are over, or nearly.
  function makeRoom(at: number) {
    for (const [url, entry] of entries) {
      if (bytes <= MOST_BYTES && entries.size < MOST_ENTRIES && entry.until > at) return
      drop(url, entry)
    }
  }

  return {
    get(url, draw) {
      const at = now()
      const kept = entries.get(url)
      if (kept && at < kept.until && kept.until <= at + KEPT_MS) return kept.page
      if (kept) drop(url, kept)
      makeRoom(at)
      const entry: Entry = { page: draw(), until: at + KEPT_MS, bytes: 0 }
      entries.set(url, entry)
      entry.page.then(
        ({ body }) => {
          if (entries.get(url) !== entry) return
          // Its packed form comes later and is smaller.
          entry.bytes = 2 * body.plain.length
          bytes += entry.bytes
        },
        () => drop(url, entry),
      )
      return entry.page
    },
    clear() {
      entries.clear()
      bytes = 0
    },
  }
}
