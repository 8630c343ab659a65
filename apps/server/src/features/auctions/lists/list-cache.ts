import { type KeptText, keepText } from './kept-text.ts'

/** What was read, and until when at most it may be shown: the next instant at which one of its phases changes. */
export interface Loaded {
  readonly body: object
  /** Epoch milliseconds of the deciding clock; `Infinity` when no phase is going to change. */
  readonly changesAt: number
}

export interface ListCache {
  /** A list as JSON. Requests for one that is being read wait for that reading. */
  get(key: string, load: () => Promise<Loaded>): Promise<KeptText>
  forget(key: string): void
  /** Forgets everything: something was published here. */
  clear(): void
}

interface Entry {
  until: number
  kept: Promise<KeptText>
}

const nothing = Promise.resolve(keepText(''))
const KEPT_MS = 1_000
const ENTRIES = 1_000

/**
 * Lists are the same for everyone, so each is read and written as text at most once a second. An entry ends
 * sooner when a phase changes, so that a list never shows another state than the page of the auction.
 */
export function makeListCache(now: () => number): ListCache {
  const entries = new Map<string, Entry>()

  async function read(load: () => Promise<Loaded>, entry: { until: number }) {
    const { body, changesAt } = await load()
    entry.until = Math.min(entry.until, changesAt)
    return keepText(JSON.stringify(body))
  }

  function makeRoom() {
    for (const key of entries.keys()) {
      if (entries.size < ENTRIES) return
      entries.delete(key)
    }
  }

  return {
    get(key, load) {
      const at = now()
      const known = entries.get(key)
      if (known && at < known.until && at > known.until - 2 * KEPT_MS) return known.kept
      entries.delete(key)
      makeRoom()
      const entry: Entry = { until: at + KEPT_MS, kept: nothing }
      entry.kept = read(load, entry).catch((error: unknown) => {
        if (entries.get(key) === entry) entries.delete(key)
        throw error
      })
      entries.set(key, entry)
      return entry.kept
    },
    forget: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
